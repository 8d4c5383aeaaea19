/** Nouns that insult whomever they name. */
export const INSULT_NOUNS: ReadonlySet<string> = new Set(
  (
    'idiot idiots moron morons imbecile imbeciles fool fools dumbo dimwit dimwits halfwit nitwit nitwits numbskull dunce ' +
    'loser losers clown clowns buffoon simpleton retard retards retarded degenerate degenerates lowlife lowlifes scumbag ' +
    'scumbags weirdo weirdos freak freaks creep creeps pervert perverts psycho lunatic lunatics crybaby coward cowards ' +
    'hypocrite hypocrites liar liars scoundrel pig pigs jerk jerks snowflake snowflakes brat trashbag airhead dumbfuck ' +
    'shithead shitheads dipshit dipshits libtard libtards trumptard wimp wuss sissy bimbo skank tramp hag filth scum ' +
    'dirtbag dirtbags troll trolls nutjob nutcase wacko bigot bigots cretin cretins dolt dolts oaf oafs slob slobs twit twits ' +
    'dullard ignoramus blockhead birdbrain peabrain meathead bonehead boneheads knucklehead deadbeat deadbeats lowbrow ' +
    'dickhead dickheads turd turds asshat asshats arsehat shitbag shitbags scumlord sicko sickos neanderthal neanderthals ' +
    'plonker pillock tosser tossers bellend numpty prat git wench hussy floozy harlot crook crooks traitor traitors ' +
    'commie commies pedo pedos groomer groomers weasel weasels snake snakes rat rats cuck cucks simp simps ' +
    'incel incels degenerates sheeple'
  ).split(' '),
);

/** Of these, words with harmless meanings: they insult only when someone is called so. */
export const AMBIGUOUS_INSULTS: ReadonlySet<string> = new Set(
  'fool fools clown clowns jerk jerks pig pigs troll trolls freak freaks creep creeps tramp filth hag brat snowflake snowflakes loser losers liar liars coward cowards retarded psycho lunatic snake snakes rat rats weasel weasels git crook crooks traitor traitors commie commies slob twit turd simp neanderthal neanderthals wench'.split(
    ' ',
  ),
);

/** Adjectives that insult when they are said of a person or a group. */
export const INSULT_ADJECTIVES: ReadonlySet<string> = new Set(
  (
    'stupid dumb idiotic moronic brainless mindless clueless ignorant useless worthless pathetic disgusting revolting ' +
    'repulsive vile filthy dirty ugly hideous fat lazy gross nasty evil wicked horrible terrible awful despicable ' +
    'disgraceful contemptible insane crazy deranged delusional incompetent inferior inadequate primitive savage barbaric ' +
    'uncivilized uncivilised backward unworthy corrupt perverted immoral twisted toxic rotten trash garbage rubbish laughable ridiculous ' +
    'hateful greedy weak spineless gutless annoying boring dense dim slow creepy selfish arrogant rude shitty crappy dishonest ' +
    'untrustworthy subhuman unnatural abnormal violent dangerous criminal brainwashed senile demented braindead spiteful ' +
    'conniving slimy sleazy skanky slutty fugly hopeless talentless shameless heartless soulless godless treasonous ' +
    'sick'
  ).split(' '),
);

/** Of the adjectives, those that are as much a finding as an insult; alone they weigh less. */
export const MILD_ADJECTIVES: ReadonlySet<string> = new Set(
  'slow weak boring annoying fat lazy crazy terrible horrible awful rude dangerous violent criminal dense dim ridiculous ignorant selfish insane slow nasty dirty toxic gross inadequate sick hopeless shameless'.split(
    ' ',
  ),
);

/** What people are called to deny that they are people, or decent ones. Harmless unless said of someone. */
export const DEHUMANISING: ReadonlySet<string> = new Set(
  (
    'vermin cockroach cockroaches rat rats maggot maggots parasite parasites leech leeches pest pests plague disease cancer ' +
    'virus tumor tumour animals beasts apes ape monkeys monkey savages scum filth trash garbage dirt subhuman subhumans ' +
    'terrorist terrorists rapist rapists pedophile pedophiles paedophiles criminals thieves invaders thugs lesser ' +
    'inhuman abomination abominations demons devils infestation waste dogs swine'
  ).split(' '),
);

/** Verbs of hatred, and of contempt. */
export const HATE_VERBS: ReadonlySet<string> = new Set(
  'hate hates hated hating despise despises despised detest detests detested loathe loathes loathed abhor abhors resent'.split(
    ' ',
  ),
);

/** Verbs of grave violence. */
export const VIOLENCE_VERBS: ReadonlySet<string> = new Set(
  (
    'kill killed killing murder murdered shoot shot stab stabbed lynch lynched behead beheaded gas gassed strangle strangled ' +
    'execute executed exterminate exterminated eradicate eradicated annihilate slaughter slaughtered rape raped torture ' +
    'tortured poison poisoned bomb bombed nuke nuked die hang hanged hung burn burned burnt drown drowned beat beaten punch ' +
    'punched smash smashed crush crushed attack attacked destroy destroyed hurt whip whipped choke choked cut slit snap bash ' +
    'bashed wipe wiped eliminate eliminated slap slapped sterilized castrated hunt hunted purge purged assault assaulted'
  ).split(' '),
);

/** Of these, verbs that are done to eggs, files and problems as well: they need a named person or group. */
export const EVERYDAY_VERBS: ReadonlySet<string> = new Set(
  (
    'hang hanged hung burn burned burnt drown drowned beat beaten punch punched smash smashed crush crushed attack attacked ' +
    'destroy destroyed hurt whip whipped choke choked cut slit snap bash bashed wipe wiped eliminate eliminated slap slapped ' +
    'hunt hunted purge purged execute executed shoot shot die gas poison bomb kill killed killing'
  ).split(' '),
);
