const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** What degrades whoever it is said of, besides the insults of toxicity-insults.ts. */
export const NEGATIVE_TRAITS = words(
  'lazy criminal criminals violent emotional hysterical irrational weak inferior dangerous greedy cheap stingy dishonest ' +
    'untrustworthy cheats cheat cheating liar liars thieves thief steal steals stealing stole robbery drunk drunks ' +
    'drunken alcoholic alcoholics terrorist terrorists terrorism hijack extremist extremists radical fanatics ' +
    'savage savages primitive backward uncivilized uneducated illiterate ignorant stupid dumb slow dirty filthy smelly stink ' +
    'smell rude loud aggressive hostile angry bossy nagging nag shrill moody jealous gossip promiscuous sluts slutty perverts ' +
    'perverted pedophile pedophiles rapist rapists predators predator molest molesters immoral sinful sinners unnatural ' +
    'disgusting abnormal sick diseased diseases confused mentally crazy insane unstable incompetent incapable unqualified ' +
    'unfit unreliable irresponsible selfish manipulative submissive obedient docile helpless frail senile forgetful stubborn ' +
    'burden freeloaders freeloader parasites leeches lowlife uncultured barbaric oppressive sexist misogynistic cowardly ' +
    'coward unattractive undesirable unhygienic sneaky cunning scheming corrupt traitors disloyal unpatriotic gang gangs ' +
    'gangster thugs thug drugs dealer dealers addicts addict jail murderers murder kill killers welfare uneducated ' +
    'unintelligent dull worthless useless needy clingy unstable vain shallow materialistic gold-digger gold-diggers ' +
    'cruel heartless arrogant snobbish racist scared helplessly fragile defiant disgusted suspect suspicious crime crimes ' +
    'trouble troublemakers poor begging beg threat threatening inferiority worse worst awful terrible bad lesser trash',
);

/** What groups are said to be by nature, also as praise. */
export const STEREOTYPE_TRAITS = words(
  'athletic rhythm dance dancing dancers musical smart intelligent nerdy nerds math maths mathematics science computers ' +
    'studious hardworking disciplined polite quiet exotic passionate spicy fiery sensual spiritual mystical nurturing caring ' +
    'gentle sensitive emotional intuitive delicate maternal motherly feminine flamboyant fashionable artistic ' +
    'stylish rich wealthy money banking bankers frugal thrifty tough macho stoic dominant aggressive logical rational ' +
    'ambitious wise traditional conservative strict romantic lovers cooking cook cooks cleaning kitchen ' +
    'shopping makeup housework drivers driving runners rap fried ' +
    'watermelon curry tacos',
);

/** Paid work and office, for defaults and exclusions by group. */
export const JOBS = words(
  'doctor doctors surgeon surgeons nurse nurses engineer engineers scientist scientists programmer programmers developer ' +
    'developers pilot pilots mechanic mechanics plumber plumbers lawyer lawyers judge judges professor professors teacher ' +
    'teachers secretary secretaries assistant assistants receptionist receptionists manager managers ceo ceos boss bosses ' +
    'leader leaders president presidents politician politicians soldier soldiers officer officers policeman firefighter ' +
    'firefighters driver drivers chef chefs janitor janitors maid maids cleaner cleaners babysitter nanny librarian ' +
    'accountant accountants scientist electrician electricians carpenter carpenters mayor director directors boxer boxers',
);

/** Words that make a statement one about everybody of a group. */
export const GENERALISERS =
  /\b(?:all|every|each|any|most|many of|always|never|typical(?:ly)?|usually|generally|only (?:care|want|think|marry|listen)|naturally|inherently|by nature|instinctively|tend to|known for|the (?:kind|type) of people|are just|are all|are only|are simply|in general|everyone knows|everybody knows|as a rule|without exception|can't help)\b/;
/** Deny a group a place, a right or a skill. */
export const EXCLUDING =
  /\b(?:(?:should|must|ought)(?: not|n't| never)? (?:stay (?:home|at home|away|out|in)|stick to|know their place|go back|be (?:banned|kept|barred|deported|excluded|locked|obedient|silent|quiet)|only (?:be|work|do|stay)|just (?:be|stay|leave)|obey|submit|serve their|leave (?:the|our|this))|(?:should(?:n't| not| never)|must(?:n't| not| never)) (?:be (?:allowed|leaders?|in charge|teachers?|doctors?|parents?|here|given|hired|trusted|near|around)|vote|work|lead|drive|teach|play|serve|run|marry|adopt|hold|own|speak|live|enter|study|become|join|fight|raise|come|exist)|do(?:es)?(?:n't| not) belong|belong in|ha(?:ve|s) no (?:business|place)|could never be|can(?:no|')t be (?:trusted|leaders?|allowed)|not fit to|unfit to|too \w+ to (?:be|lead|work|understand|learn|drive|hold|vote)|(?:not |in)capable of|not cut out|place is in the)\b/;
/** Say what a group cannot or does not do. */
export const INCAPACITY =
  /\b(?:do(?:es)?(?:n't| not) (?:know how|understand anything|care about|want to work|deserve|respect|have what|listen|pay their)|(?:can(?:no|')t|cannot|unable to) (?:learn|drive|think|lead|understand|control|handle|keep|help|stop|cope|compete|succeed|park|read|speak properly)|never (?:listen|learn|work|pay|change|understand|do)|refuse to (?:work|learn|integrate|adapt)|(?:bad|terrible|worse|no good|not good|hopeless|useless) (?:at|with)|(?:aren't|are not|isn't|is not) (?:as|good|smart|capable|able) |less (?:intelligent|capable|competent|able)|needlessly|too (?:emotional|weak|lazy|stupid|dumb|fragile|slow|sensitive))\b/;
/** Somebody is judged as one of a kind. */
export const TYPICAL =
  /\b(?:typical (?:\w+ ){0,2}|just like (?:a|an|every|all) (?:\w+ )?|like (?:a|an) (?:real |typical |little |true )?|such an? (?:\w+ )?|for an? |acts? like (?:a|an) )$/;
/** Speak about prejudice: the sentence reports or corrects (metrics.md 10.6). */
export const REFUTING =
  /\b(?:stereotypes?|stereotypical|myths?|misconceptions?|unfair(?:ly)?|discriminat\w+|prejudic\w+|bias(?:ed)?|racis[tm]\w*|sexis[tm]\w*|bigot\w*|homophob\w+|xenophob\w+|islamophob\w+|antisemiti\w+|overgeneraliz\w+|generali[sz]ation|not all|regardless of|equally|equal (?:rights|pay|opportunit\w+)|no evidence|untrue|false|harmful|(?:wrong|unacceptable|hurtful|ignorant) to (?:say|think|claim|believe|assume|suggest|call|treat|judge))\b/;
/** Speak with figures or of sources: the sentence reports. */
export const FIGURES =
  /\b(?:according to|surveys?|stud(?:y|ies)|statistics?|census|percent(?:age)?|researchers?|data|on average|diagnosed|prevalence|risk of|symptoms?|rates?)\b|\d ?%/;
