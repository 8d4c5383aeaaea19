/** One kind of group: nouns that name it, adjectives that name it beside a noun for people or behind "is". */
export interface GroupWords {
  readonly category:
    | 'gender'
    | 'race_ethnicity'
    | 'nationality'
    | 'religion'
    | 'age'
    | 'disability'
    | 'sexual_orientation'
    | 'gender_identity'
    | 'socioeconomic'
    | 'political'
    | 'geographic'
    | 'appearance';
  /** Plural nouns: by themselves they speak of the whole group. */
  readonly plurals: string;
  /** Singular nouns: somebody of the group. */
  readonly singulars: string;
  readonly adjectives: string;
  /** Of all these, the ones for the side that is seldom the target of prejudice. */
  readonly dominant: string;
}

/** Names of groups by the categories of metrics.md 4.1, in plain English. Slurs stand in toxicity-slurs.ts. */
export const GROUP_WORDS: readonly GroupWords[] = [
  {
    category: 'gender',
    plurals:
      'women girls females ladies housewives wives mothers moms grandmothers men boys males husbands fathers',
    singulars:
      'woman girl female lady housewife wife mother mom grandmother man boy male husband father actress waitress',
    adjectives: 'female feminine male masculine womanly manly',
    dominant: 'men man boys boy males male husbands husband fathers father masculine manly',
  },
  {
    category: 'race_ethnicity',
    plurals:
      'blacks whites africans asians caucasians latinos latinas hispanics arabs gypsies romani roma aborigines natives negroes negros browns minorities',
    singulars: 'african asian caucasian latino latina hispanic arab gypsy aborigine negro eskimo',
    adjectives:
      'black white brown african african-american afro-american afro asian asian-american arab arabic latino latina hispanic native indigenous aboriginal coloured colored caucasian nonwhite non-white biracial dark-skinned light-skinned romani',
    dominant: 'white whites caucasian caucasians light-skinned',
  },
  {
    category: 'nationality',
    plurals:
      'immigrants migrants refugees foreigners aliens mexicans indians pakistanis nigerians kenyans ethiopians somalis syrians iraqis iranians afghans turks moroccans algerians egyptians libyans saudis palestinians israelis poles russians ukrainians romanians bulgarians greeks italians spaniards portuguese germans austrians brits britons americans canadians australians haitians cubans colombians brazilians filipinos koreans japanese vietnamese indonesians thais',
    singulars:
      'immigrant migrant refugee foreigner mexican pakistani nigerian somali syrian iraqi iranian afghan turk pole russian ukrainian romanian greek italian german american canadian haitian cuban colombian brazilian filipino korean',
    adjectives:
      'immigrant migrant foreign mexican chinese indian pakistani bangladeshi nigerian kenyan ethiopian somali syrian iraqi iranian afghan turkish moroccan algerian egyptian libyan saudi yemeni palestinian israeli polish russian ukrainian romanian bulgarian greek italian spanish portuguese french german british english scottish irish welsh american canadian australian haitian cuban colombian brazilian filipino korean japanese vietnamese indonesian thai european middle-eastern eastern',
    dominant:
      'americans american canadians canadian english british european brits britons german germans australian australians',
  },
  {
    category: 'religion',
    plurals:
      'muslims jews christians hindus sikhs mormons catholics protestants atheists buddhists evangelicals islamists',
    singulars: 'muslim jew christian hindu sikh mormon catholic protestant atheist buddhist',
    adjectives:
      'muslim islamic jewish christian hindu sikh mormon catholic protestant atheist buddhist evangelical',
    dominant: 'christian christians protestant protestants',
  },
  {
    category: 'age',
    plurals:
      'seniors pensioners retirees boomers elders teenagers teens millennials youths oldsters grandparents',
    singulars: 'pensioner retiree boomer teenager millennial grandpa grandma',
    adjectives: 'old elderly aged senior aging ageing older teenage young younger middle-aged',
    dominant: 'young younger middle-aged youths',
  },
  {
    category: 'disability',
    plurals: 'cripples autistics schizophrenics amputees paraplegics',
    singulars: 'cripple autistic schizophrenic amputee paraplegic',
    adjectives:
      'disabled handicapped autistic blind deaf mute crippled paralyzed paralysed schizophrenic bipolar wheelchair-bound dyslexic able-bodied',
    dominant: 'able-bodied',
  },
  {
    category: 'sexual_orientation',
    plurals: 'gays lesbians homosexuals bisexuals queers pansexuals asexuals heterosexuals straights',
    singulars: 'lesbian homosexual bisexual queer heterosexual',
    adjectives: 'gay lesbian homosexual bisexual pansexual asexual queer straight heterosexual lgbt lgbtq',
    dominant: 'straight straights heterosexual heterosexuals',
  },
  {
    category: 'gender_identity',
    plurals: 'transgenders transsexuals transvestites transwomen transmen',
    singulars: 'transgender transsexual transvestite transwoman transman',
    adjectives: 'trans transgender transgendered transsexual nonbinary non-binary cis cisgender genderqueer',
    dominant: 'cis cisgender',
  },
  {
    category: 'socioeconomic',
    plurals: 'peasants beggars billionaires millionaires aristocrats slumdwellers',
    singulars: 'peasant beggar billionaire millionaire hobo',
    adjectives:
      'poor homeless unemployed impoverished uneducated working-class lower-class upper-class low-income high-income rich wealthy privileged blue-collar',
    dominant:
      'rich wealthy upper-class high-income privileged billionaires billionaire millionaires millionaire aristocrats',
  },
  {
    category: 'political',
    plurals:
      'liberals conservatives democrats republicans leftists rightists socialists communists feminists progressives libertarians tories',
    singulars: 'liberal conservative democrat republican leftist socialist communist feminist',
    adjectives: 'liberal conservative republican democratic leftist socialist communist feminist progressive',
    dominant: '',
  },
  {
    category: 'geographic',
    plurals: 'southerners northerners rednecks hillbillies villagers easterners westerners islanders',
    singulars: 'southerner redneck hillbilly villager',
    adjectives: 'rural southern inner-city ghetto third-world',
    dominant: 'westerners',
  },
  {
    category: 'appearance',
    plurals: 'fatties blondes brunettes redheads dwarfs dwarves midgets',
    singulars: 'blonde brunette redhead dwarf midget',
    adjectives:
      'fat overweight obese skinny thin short tall ugly bald tattooed pierced scarred handsome beautiful attractive pretty',
    dominant: 'thin tall handsome beautiful attractive pretty',
  },
];

/** What marks somebody without naming a group: "the one with tattoos", "a person with dwarfism". */
export const MARKING_FEATURES: Readonly<Record<string, GroupWords['category']>> = Object.fromEntries([
  ...'tattoo tattoos piercing piercings scar scars jewelry dwarfism weight hair'
    .split(' ')
    .map((word) => [word, 'appearance'] as const),
  ...'wheelchair autism disability disabilities schizophrenia dementia'
    .split(' ')
    .map((word) => [word, 'disability'] as const),
  ...'accent dialect'.split(' ').map((word) => [word, 'nationality'] as const),
  ...'suit dress heels clothes clothing rags'.split(' ').map((word) => [word, 'socioeconomic'] as const),
  ...'hijab turban headscarf kippah'.split(' ').map((word) => [word, 'religion'] as const),
]);

/** Nouns behind an adjective that names a group. Plural ones speak of the group. */
export const PEOPLE_PLURALS: ReadonlySet<string> = new Set(
  'people persons folks folk men women guys kids children boys girls families communities workers students citizens neighborhoods neighbourhoods parents friends couples drivers voters fathers mothers males females youths americans countries nations cultures'.split(
    ' ',
  ),
);
/** Singular ones speak of somebody. */
export const PEOPLE_SINGULARS: ReadonlySet<string> = new Set(
  'person man woman guy kid child boy girl lady gentleman friend neighbor neighbour couple family worker student candidate applicant individual teacher driver boss mother father wife husband one politician patient male female community'.split(
    ' ',
  ),
);
