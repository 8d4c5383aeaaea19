/**
 * How people and programs say that something worked out, failed, was given up, pleased or annoyed them. Whole phrases of
 * everyday English, matched against folded lower-case text (`foldForMatch`). Read through ../outcomes.ts.
 */

/** A thing was done, found or granted: "has been booked", "your refund is confirmed", "all set". */
export const SUCCESS: readonly RegExp[] = [
  /\b(?:has|have) (?:now |just |also |already )?been (?:successfully |fully )?(?:accepted|activated|added|applied|approved|arranged|booked|cancell?ed|changed|completed|confirmed|corrected|created|credited|deleted|delivered|enabled|exchanged|filed|fixed|granted|issued|made|modified|moved|ordered|paid|placed|posted|processed|purchased|reactivated|rebooked|received|recorded|refunded|registered|removed|renewed|replaced|rescheduled|reserved|reset|resolved|restored|returned|saved|scheduled|sent|set|settled|shipped|submitted|transferred|unlocked|updated|upgraded)\b/,
  /\b(?:is|are|was|were) (?:now |all |already )?(?:successfully |fully )?(?:activated|approved|arranged|booked|cancell?ed|completed?|confirmed|done|finali[sz]ed|fixed|granted|processed|registered|renewed|reserved|resolved|scheduled|settled|submitted|updated)\b/,
  /\bsuccess(?:ful(?:ly)?)?\b/,
  /\b(?:i|we)(?:'ve| have)? (?:just |now |already |also |gone ahead and )*(?:added|applied|arranged|booked|cancell?ed|changed|completed|created|deleted|fixed|made|modified|moved|ordered|placed|processed|rebooked|refunded|registered|removed|renewed|rescheduled|reserved|reset|resolved|scheduled|sent|submitted|transferred|unlocked|updated) (?:your|the|a|an|it|that|this|them|everything|all|you)\b/,
  /\b(?:you're|you are|everything is|everything's|it's|it is|that's|that is|we're) all (?:set|done|sorted|booked|good|taken care of)\b|\beverything(?:'s| is) (?:done|sorted|booked|taken care of)\b|\bgood to go\b|\btaken care of\b/,
  /\b(?:i|we)(?:'ve| have)? (?:just )?found (?:a|an|the|your|you|some|several|two|three|\d+)\b/,
  /\b(?:congratulations|you're in|see you (?:then|there|soon))\b/,
  /^(?:done|completed|confirmed|fixed|solved|sorted|booked|sent)\b/,
  /\b(?:accepts|accepted|approves|confirms|happy to (?:accommodate|have|confirm)) you\b/,
];

/** A thing did not work, is not there, or is not allowed: "unable to", "not available", "failed". */
export const FAILURE: readonly RegExp[] = [
  /\b(?:un|not )(?:successful|available|possible|able|permitted|allowed|authori[sz]ed|eligible)\b|\bunsuccessfully\b|\bunauthori[sz]ed\b|\bineligible\b|\bimpossible\b/,
  /\b(?:isn't|wasn't|aren't|weren't) (?:able|available|possible|successful|permitted|allowed|eligible)\b/,
  /\b(?:can't|cannot|can not|couldn't|could not|won't|will not) (?:\w+ )?(?:be|accommodate|accept|access|apply|approve|authenticate|book|cancel|change|complete|confirm|continue|create|do|execute|fetch|find|fulfil|fulfill|get|give|grant|help|identify|locate|make|modify|offer|perform|pick|proceed|process|provide|refund|register|renew|reserve|retrieve|schedule|send|submit|transfer|update|verify)\b/,
  /\b(?:failed|fails|failure|rejected|denied|declined|refused|invalid|incorrect|expired|timed out|went wrong)\b/,
  /\b(?:an|internal|unexpected|technical|system|some|with an) (?:error|errors|problem|difficult(?:y|ies))\b|\bran into (?:a|an|some)\b/,
  /\b(?:no|not any|aren't any|isn't any|wasn't any) (?:\w+ ){0,3}(?:availability|available|match(?:es|ing)?|results?|records?|rooms?|seats?|slots?|openings?|vacanc(?:y|ies)|options?)\b/,
  /\b(?:unfortunately|regrettably|sadly)\b/,
  /\b(?:fully|already) (?:booked|reserved|taken|occupied)\b|\bsold out\b|\bout of stock\b|\bnot (?:found|exist|match|recogni[sz]ed|authenticated|verified|valid|covered|free|open)\b/,
  /\b(?:don't|doesn't|didn't|do not|does not|did not) (?:\w+ )?(?:exist|match|meet|have|work|qualify|allow|support|permit|fit|understand|recogni[sz]e|know|see|find|go through)\b/,
  /\b(?:already has|has (?:a|another) (?:conflict|appointment|meeting|booking))\b|\bconflicts? with\b/,
  /\b(?:transfer(?:red|ring)?|connect(?:ed|ing)?|hand(?:ed|ing)?) (?:you )?(?:over )?to (?:a|an|our|another|the) (?:\w+ ){0,2}(?:agent|human|person|representative|supervisor|specialist|colleague)\b/,
];

/** The user is content: "thanks, that's perfect". */
export const THANKS: readonly RegExp[] = [
  /\b(?:thank you|thanks|thank u|thx|many thanks|cheers|much appreciated|appreciate (?:it|that|your|you|the|this)|grateful)\b/,
];

/** The user says that it is right: praise of the result, not only manners. */
export const PRAISE: readonly RegExp[] = [
  /\b(?:perfect|great|excellent|awesome|wonderful|fantastic|brilliant|amazing|lovely|superb|marvell?ous|terrific)\b/,
  /\b(?:that|it|this)(?:'s| is| was| sounds| looks| works| will work| would be| seems)(?: \w+)? (?:good|fine|great|right|correct|ideal|nice|perfect|helpful|what i (?:wanted|needed|was looking for)|exactly)\b/,
  /\b(?:works for me|sounds good|sounds great|looks good|just what i|exactly what i|(?:very|so|really|most) helpful|you've been (?:a great |very )?help(?:ful)?|problem solved|good job|well done)\b/,
];

/** The user objects: "that's not what I asked", "you didn't", "still wrong". */
export const COMPLAINT: readonly RegExp[] = [
  /\b(?:that's|that is|this is|it's|it is|that was|this was) (?:\w+ )?(?:not|n't) (?:\w+ ){0,3}(?:what|right|correct|true|good|enough|helpful|the (?:one|answer|same)|acceptable|ok|okay|fair|mine|my)\b/,
  /\b(?:that|this|it) (?:isn't|wasn't|doesn't|didn't) (?:\w+ ){0,2}(?:what|right|correct|true|help|work|answer|make sense|good|the)\b/,
  /\byou (?:didn't|did not|don't|do not|haven't|have not|still haven't|never|forgot|missed|misunderstood|keep|already)\b/,
  /\b(?:i (?:already|just) (?:told|said|gave|mentioned|asked|explained)|i didn't (?:ask|say|want|mean)|as i (?:said|told)|like i said|i said|i asked for)\b/,
  /\b(?:wrong|incorrect|mistaken?|useless|ridiculous|terrible|awful|horrible|frustrat(?:ed|ing)|annoy(?:ed|ing)|disappoint(?:ed|ing)|unacceptable|waste of (?:my )?time|unhelpful|nonsense|upset|angry)\b/,
  /\b(?:still (?:not|(?:does|do|is|can|has|have)(?: not|n't)|cannot|wrong|waiting|need)|not (?:working|helpful|happy|satisfied|again|really))\b/,
  /\b(?:speak|talk) (?:to|with) (?:a|an|your|the|someone) ?(?:\w+ )?(?:manager|supervisor|human|person|agent|representative|else)\b/,
  /\b(?:oh no|oh man|what a (?:shame|pity)|too bad|that's (?:a shame|a pity|too bad|sad|unfortunate|disappointing)|bummer|damn|shoot|argh|ugh|are you sure|why not)\b/,
];

/** The user takes what there is, or gives up: "thanks anyway", "never mind", "I'll try elsewhere". */
export const RESIGNATION: readonly RegExp[] = [
  /\b(?:thanks|thank you|thx)(?: so much| very much)? (?:anyway|anyways|though|nonetheless|regardless|for (?:trying|nothing|checking|your time|letting me know))\b/,
  /\b(?:never ?mind|nevermind|forget (?:it|about it|that)|oh well|no (?:problem|worries) then|(?:guess|suppose) (?:that's|i'll|i will|i have|there's|we)|leave it|let it go|don't bother|too late)\b/,
  /\b(?:i'll|i will|i can|we'll|i'm going to|i'm gonna|i have to|i'll have to|i need to|i should|let me|i'll just|i would rather) (?:\w+ ){0,2}(?:try|look|find|search|check|call|go|ask|take|walk|use|figure|think|contact|get|do|come back|see) (?:\w+ ){0,4}(?:another|else|elsewhere|somewhere|someone|myself|later|again|instead|other|different|directly|in person|another time)\b/,
  /\b(?:changed my mind|don't (?:need|want) (?:it|that|this|one|a|the|to)\b|no longer (?:need|want|interested)|i'd rather not|decided (?:not to|against))/,
];
