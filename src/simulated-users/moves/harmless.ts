/** Words with a capital letter that name nothing of the user. */
export const HARMLESS: ReadonlySet<string> = new Set(
  (
    "i i'm i'd i've i'll im ok okay hi hello hey dear thanks thank sorry please yes no god jesus gosh internet english mr mrs ms miss sir madam dr " +
    'wi fi wifi web google online id am pm a m p today tomorrow tonight yesterday christmas easter mom dad mum sure great perfect good morning afternoon evening ' +
    'day well right understood alright hmm oh ah well anyway also actually honestly look listen excuse pardon regards sincerely best cheers bye goodbye ' +
    'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december ' +
    'surname forename given family email e mail app website pdf sms support customer service agent team'
  ).split(' '),
);

/** What people say of a thing without telling what it is: "my address is correct". */
export const STATES: ReadonlySet<string> = new Set(
  (
    'correct right wrong fine ok okay good bad broken working new old different same unchanged changed up down out here there below above attached gone lost missing blocked ' +
    'locked expired invalid valid full empty slow fast late early urgent important private confidential secret not no still already now just really very so too only ' +
    'always never being going going getting giving causing taking supposed meant listed stored saved known unknown none nothing all about what that this it as spelled ' +
    'written shown registered linked under for to from by of or and but if because stuck crashing failing frozen ready done open closed active inactive cancelled canceled ' +
    'available unavailable acceptable reasonable clear unclear also exactly probably maybe your yours mine'
  ).split(' '),
);
