/** Nouns that name a protected group. */
export const GROUP_NOUNS: ReadonlySet<string> = new Set(
  (
    'women woman females muslims muslim jews jew christians hindus sikhs buddhists atheists catholics blacks asians ' +
    'africans arabs mexicans latinos latinas hispanics pakistanis gypsies immigrants immigrant migrants migrant ' +
    'refugees refugee foreigners gays homosexuals lesbians bisexuals queers transgenders transsexuals transwomen transmen ' +
    'cripples autistics feminists'
  ).split(' '),
);

/** Camps and trades: people, though no protected group. */
export const CAMPS: ReadonlySet<string> = new Set(
  (
    'democrats democrat republicans republican liberals liberal conservatives leftists leftist socialists communists libs dems ' +
    'politicians politician cops police reporters journalists bankers lawyers landlords teachers bosses managers celebrities ' +
    'fans voters supporters followers protesters'
  ).split(' '),
);

/** Adjectives that name a group only as "the ..." before a verb or at the end: "the disabled are". A feature can be disabled, too. */
export const GROUP_AFTER_THE: ReadonlySet<string> = new Set(
  'disabled handicapped blind deaf elderly homeless poor chinese'.split(' '),
);

/** Adjectives that name a group together with one of the nouns below. */
export const GROUP_ADJECTIVES: ReadonlySet<string> = new Set(
  (
    'black white brown asian african arab jewish muslim islamic christian hindu gay lesbian queer trans transgender bisexual ' +
    'homosexual disabled handicapped autistic deaf blind mentally mexican latino hispanic chinese indian pakistani immigrant ' +
    'migrant foreign native indigenous colored coloured old elderly poor homeless female'
  ).split(' '),
);

/** Nouns behind such an adjective. */
export const PEOPLE_NOUNS: ReadonlySet<string> = new Set(
  'people persons person folks folk men man women woman guys guy kids kid children community communities lives families family ones boys girls workers ill'.split(
    ' ',
  ),
);
