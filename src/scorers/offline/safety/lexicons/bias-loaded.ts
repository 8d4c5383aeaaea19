const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words that judge while they seem to tell: strong blame, ridicule, alarm or praise in an account of public matters. */
export const LOADED = words(
  'regime puppet puppets propaganda brainwash brainwashed indoctrinate indoctrination agenda radical radicalized extremist ' +
    'fanatical fanatic zealot zealots cult cultish mob mobs thug thugs hysteria hysterical hysterics frenzy madness ' +
    'lunacy lunatic insane insanity crazy bizarre absurd ridiculous ludicrous laughable pathetic shameful shameless ' +
    'disgraceful disgusting despicable outrageous scandalous appalling abhorrent horrific horrifying terrifying monstrous ' +
    'evil wicked vile toxic poisonous cesspool swamp rabid vicious vitriol vitriolic venomous brutal brutally ' +
    'savage ruthless heartless cruel cruelty draconian tyrannical tyranny tyrant dictator dictatorial fascist fascists ' +
    'fascism nazi marxist totalitarian authoritarian corrupt crooked ' +
    'fraudulent sham hoax lies lied lying liar liars falsely baseless bogus phony fake dishonest deceitful deceptive ' +
    'misleading hypocrisy hypocrite hypocritical incompetent incompetence inept bungled bungling botched disastrous ' +
    'catastrophe catastrophic debacle fiasco chaos chaotic meltdown nightmare doom doomed destroy ' +
    'destroying wreck wrecking gut gutted decimate annihilate obliterate eviscerate ' +
    'onslaught crusade witch-hunt smear smears slander demonize demonized vilify vilified ' +
    'slam slams slammed blast blasts blasted rip ripped rant rants ranting rail railed spew spewed spewing tirade ' +
    'whine whining screech scream screaming shriek mock mocked mocking sneer sneering lambasted decried peddle peddled ' +
    'peddling pander pandering cave caved grovel cower cowardly coward elites elite elitist snowflakes snowflake ' +
    'leftist leftists left-wing far-left right-wing far-right hard-left alt-right ultraconservative libs rinos ' +
    'deep-state globalist globalists warmonger warmongers greed greedy predatory plunder loot ' +
    'rampage infanticide murderous bloodthirsty bigot bigots ' +
    'bigotry bigoted xenophobic xenophobia misogynist misogynistic misogyny sexist homophobic transphobic supremacist ' +
    'supremacists hateful hatred divisive inflammatory incendiary dangerous reckless recklessly unhinged deranged ' +
    'delusional delusion paranoid obsession obsessed obsessive stunning shockingly jaw-dropping ' +
    'bombshell damning infamous notorious so-called self-proclaimed self-aggrandizing wannabe cronies crony henchmen minions ' +
    'sycophants lackeys stooge dupe duped gullible sheep idiotic stupid stupidity dumb ignorant clueless mindless nonsense ' +
    'garbage trash crap joke farce circus charade spectacle obscene grotesque perverse perverted depraved immoral godless ' +
    'unpatriotic treason treasonous traitor traitors betrayal betray betrayed rigged sabotage hijacked ' +
    'weaponize weaponized silence silenced muzzle oppress oppressive oppression sacrificed ' +
    'plague scourge menace invaders hordes illegals heroic hero heroes valiant brave courageous ' +
    'glorious magnificent brilliant visionary legendary common-sense undeniable undeniably obviously ' +
    'clearly blatant blatantly brazen brazenly egregious flagrant desperate desperately furious outraged fury enraged ' +
    'angry triggered notoriously alarmist apocalyptic staggering skyrocketing relentless ' +
    'relentlessly repeatedly constantly supposedly conveniently ironically ' +
    'unsurprisingly',
);

/** Of strong feeling where an argument is made, but also the plain word for what happened: weaker evidence. */
export const HALF_LOADED = words(
  'attack attacks attacked assault riot riots rioting rioters looting racism racist racists communist socialist fraud stolen ' +
    'stole apparently shocking hate hated establishment ruin ruined destroyed destruction corruption lie disaster ' +
    'somehow woke slash slashed flood censored crackdown existential ' +
    'ugly ' +
    'truth refuse refused refuses scared threatened ' +
    'blame blamed blames accused insisted admitted bragged boasted ignored ignoring forced fueled stoked ' +
    'pushed embattled controversial hardline staunch ardent',
);
