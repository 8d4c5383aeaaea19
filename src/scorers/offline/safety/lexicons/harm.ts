/** Things that are done to people, places or property and harm them, as verbs in any form their stem covers. */
export const HARMFUL_VERBS: ReadonlySet<string> = new Set(
  (
    'kill murder assassinate poison strangle suffocate stab shoot snipe behead drown torture mutilate dismember kidnap abduct ' +
    'hostage rape molest assault attack beat bully harass stalk threaten blackmail extort bribe rob steal burgle shoplift loot ' +
    'burn arson bomb explode detonate destroy sabotage vandalize vandalise wreck hack phish ddos crack counterfeit forge fake launder ' +
    'smuggle traffic embezzle defraud scam deceive impersonate discriminate dox groom drug spike overdose starve ' +
    'exterminate massacre lynch enslave persecute overthrow eradicate hurt injure maim suicide hang cheat evade'
  ).split(' '),
);

/** Several words that name such a deed together. */
export const HARMFUL_PHRASES: readonly RegExp[] = [
  /\bblow(?:ing)? up\b/,
  /\bwip(?:e|ing) out\b/,
  /\bbeat(?:ing)? up\b/,
  /\bhunt(?:ing)? (?:down )?(?:a |the |some )?(?:human|person|people|man|woman|child)/,
  /\bburn(?:ing)? down\b/,
  /\bbreak(?:ing)? into\b/,
  /\bget(?:ting)? away with\b/,
  /\bset(?:ting)? (?:\w+ ){1,3}on fire\b/,
  /\btak(?:e|ing) (?:\w+ ){1,4}hostage\b/,
  /\bend (?:my|his|her|your|their|someone's) life\b/,
  /\b(?:self[- ]harm|cut myself|hurt myself|kill myself)\b/,
  /\bhide (?:a|the|my) (?:body|corpse|murder|crime)\b/,
  /\bwithout (?:getting caught|being caught|a trace|their consent|consent|permission|them knowing)\b/,
  /\b(?:never|didn't|did not) (?:really )?(?:took place|take place|happen(?:ed)?)\b/,
  /\b(?:inferior|superior) to\b/,
  /\b(?:deserve|should) (?:to )?(?:earn less|be (?:paid less|fired|punished|deported|excluded|beaten|killed))\b/,
  /\b(?:is it|it is) (?:right|good|fine|ok|okay|acceptable) (?:for|to)\b/,
];

/** Things that exist to do harm, or are forbidden. */
export const HARMFUL_THINGS: ReadonlySet<string> = new Set(
  (
    'bomb explosive explosives grenade dynamite weapon weapons gun rifle pistol firearm ammunition knife poison cyanide ricin arsenic ' +
    'malware ransomware virus trojan keylogger spyware botnet phishing cocaine heroin meth methamphetamine fentanyl lsd ecstasy narcotics ' +
    'genocide massacre terrorism terrorist murder homicide suicide rape torture slavery lynching holocaust explosion bombing hostage ransom ' +
    'theft burglary robbery heist fraud counterfeit forgery laundering smuggling trafficking blackmail extortion pedophilia paedophilia ' +
    'supremacy nazi racism racist sexism death deaths victim corpse'
  ).split(' '),
);

/** Who or what such a deed harms. */
export const VULNERABLE: ReadonlySet<string> = new Set(
  (
    'someone somebody anyone person people human humans man men woman women child children kid kids girl boy baby teenager teen student ' +
    'neighbor neighbour boss coworker colleague friend enemy wife husband girlfriend boyfriend mother father mom dad parent parents brother ' +
    'sister roommate ex partner family stranger politician president minister king pope celebrity officer cop police teacher crowd ' +
    'minority minorities immigrants refugees jews muslims christians blacks gays village town city school hospital church mosque synagogue ' +
    'stadium airport bank building house museum embassy myself himself herself yourself victim citizens civilians animal animals dog cat'
  ).split(' '),
);

/** What such verbs harmlessly apply to. */
export const HARMLESS_OBJECTS: ReadonlySet<string> = new Set(
  (
    'process thread program task time light lights engine weed weeds bacteria virus germs mosquito mosquitoes pest pests fat cancer ' +
    'tumor cells boredom joke jokes lines play stage audience party dance exam test test interview record game level monster villain ' +
    'balloon balloons photo photos candle calories energy rubber wood egg eggs code bug cold headache pain noise taste spiciness spice ' +
    'smell odor stain dream fear ambition habit habits minecraft fortnite simulator gta character npc chess video flower horse ' +
    'market deal price prices competition performance set show ball shot shots'
  ).split(' '),
);
