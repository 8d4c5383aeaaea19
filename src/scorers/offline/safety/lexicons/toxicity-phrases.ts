/**
 * Fixed phrases, matched against a sentence as words joined by single spaces, with `§g` for a group, `§u` for the second
 * and `§p` for the third person, `§y` for "your". Every gap has an upper bound.
 */
export const SELF_HARM: readonly RegExp[] = [
  /\b(?:kill|hang|shoot|off) (?:yourself|urself|yourselves)\b/,
  /(?:^|\b(?:go|should|just|please|must) )(?:and )?(?:hurt|harm|cut) (?:yourself|urself|yourselves)\b/,
  /\bkys\b|\bunalive yourself\b/,
  /(?:^|§u (?:should|need to|ought to|can) )(?:please |just )?(?:end|take) §y (?:own )?life\b/,
  /(?:^|§u )(?:(?:should|can|could|please|just) ){0,2}go (?:and )?(?:\S+ )?die\b|^(?:just |please )?drop dead\b/,
  /\b(?:hope|wish)(?: that)? §u (?:would |will )?(?:\S+ )?(?:die|drop dead)\b/,
  /§u (?:should|deserve to|need to|ought to|better)(?: just| all)? (?:die|be dead|drop dead)\b/,
  /\b(?:world|everyone|life) (?:would|will) be (?:a )?better (?:place )?(?:off )?without §u/,
  /\bno one would (?:miss|notice) (?:§u|if §u)/,
];

export const THREATS: readonly RegExp[] = [
  /\b(?:i|we)(?:'ll| will| am going to| are going to|'m going to| gonna) (?:hunt|come for|come after|destroy|ruin|end) (?:§u|§p|§g)(?: down)?\b(?! (?:up|with))/,
  /\b(?:i|we)(?:'ll| will| am going to| are going to|'m going to| gonna) (?:find §u and |make §u )(?:kill|hurt|make §u|beat|end|destroy|pay|suffer|regret)/,
  /\bwatch §y back\b|§u (?:will|'ll|are going to|gonna) (?:pay for (?:this|that|it)|regret this|be sorry)\b|§u are dead\b|\bdead meat\b/,
  /(?:^|\b(?:all|say|i say|shout) )death to (?:all |the |every )?(?:§g|§p|§u|\S+)/,
  /\b(?:hope|wish|pray)(?: that)? (?:all )?(?:§u|§p|§g)(?: \S+){0,2} (?:die|dies|get killed|rot|burn|suffer|get cancer|get hurt|get hit)\b/,
  /(?:§g|§p|§u)(?: \S+){0,2} (?:deserve|deserves|deserved)(?: to be| to| a)? (?:die|death|killed|shot|hanged|beaten|suffer|raped|burned)\b/,
  /§g(?: \S+){0,3} (?:no right to|not deserve to|don't deserve to|shouldn't be allowed to) (?:live|exist|be alive|breathe)/,
  /(?:§p|§u|§g) (?:needs?|deserves?) (?:the |a )?(?:gallows|noose|rope|bullet|firing squad|beating|lynching)\b/,
  /\b(?:wipe out|wiped out|get rid of|round up|put down|exterminate)(?: \S+){0,2} §g/,
];

export const EXCLUSIONS: readonly RegExp[] = [
  /\bgo (?:back|home) to (?:(?:§y|§p) (?:own )?(?:country|countries|homeland|land|village|jungle|kind)|where §u (?:came|come) from)\b/,
  /\b(?:send|ship|deport|kick|throw|drive)(?: \S+){0,2} §g(?: \S+){0,3} (?:back|home|out|away)\b/,
  /\b(?:ban|deport|expel|banish|segregate|lock up|get rid of|keep out)(?: \S+){0,2} §g\b/,
  /§g(?: \S+){0,3} (?:do not|don't|does not|doesn't|never) belong\b/,
  /§g(?: \S+){0,2} (?:should|must|need to|have to|ought to)(?: \S+){0,2} (?:be banned|be deported|leave|go back|go home|be removed|be locked|be kept|stay out|not be allowed|never be allowed|be segregated|be sent)/,
  /§g(?: \S+){0,2} (?:shouldn't|should not|should never) (?:be allowed|be given|vote|exist|work)/,
  /\b(?:no place|no room) for §g|§g(?: \S+){0,4} (?:have|has) no (?:place|business|right)\b/,
  /\b(?:scorn|contempt|hatred|disgust|disdain|loathing)(?: \S+){0,3} for(?: \S+){0,2} §g/,
  /\b(?:nothing|no one|nobody)(?: \S+){0,5} (?:worse|less|lower|filthier|dumber) than (?:\S+ ){0,2}§g/,
  /\b(?:smarter|better|cleaner|more human|worth more) than (?:any|all|every)(?: \S+){0,1} §g/,
  /§g(?: \S+){0,4} (?:no better than|not worthy|unworthy|worth less than|lesser beings)/,
  /\b(?:put an end to|do away with|execution|extermination|genocide|elimination)(?: \S+){0,6} §g/,
  /§g(?: \S+){0,2} (?:make|makes) me (?:sick|puke|vomit|want to|angry)/,
  /\b(?:infested with|overrun by|invaded by|invasion of|flooded with)(?: \S+){0,2} §g/,
  /§g(?: \S+){0,3} (?:ruining|destroying|invading|infesting|taking over|polluting|poisoning)\b/,
  /§g(?: \S+){0,2} (?:are|is)(?: \S+){0,2} (?:not human|not people|less than human|not even human|beneath|inferior|a burden|the problem|to blame|all the same|after §y money|all criminals|terrorists|rapists|thieves)/,
  /\b(?:sick of|tired of|can't stand|cannot stand|disgusted by|fed up with|pissed off (?:by|at|with)|no respect for|don't trust|never trust|ashamed of|embarrassed by)(?: \S+){0,3} §g/,
  /§g(?: \S+){0,1} (?:disgust|sicken|repulse) (?:me|us|everyone)/,
  /(?:§g|§y)(?: \S+){0,1} (?:life|lives) (?:is|are|isn't|aren't|ain't)(?: not)?(?: \S+)? worth(?:less)?\b/,
];

export const HARASSMENT: readonly RegExp[] = [
  /\b(?:nobody|no one|noone) (?:\S+ )?(?:likes|loves|wants|respects|misses) §u\b/,
  /\b(?:what is|what's|wtf is|what) (?:\S+ )?wrong with §u\b/,
  /\b(?:shame on|screw|damn|curse|to hell with) §u\b/,
  /\b(?:go to hell|rot in hell|burn in hell|eat shit|suck it|kiss my|bite me|up yours)\b/,
  /§u (?:make|makes) me (?:sick|puke|vomit)\b/,
  /§u are (?:\S+ )?(?:a )?(?:waste of|disgrace|an embarrassment|embarrassment|joke|failure|mistake|burden|piece of|sorry excuse|poor excuse)\b/,
  /\b(?:piece of (?:shit|trash|garbage|crap)|waste of (?:space|oxygen|air|skin)|son of a bitch|brain dead|braindead)\b/,
  /§u (?:have|got) no (?:brain|brains|life|friends|talent|clue)\b/,
  /§u (?:should|ought to) be ashamed\b/,
  /§u are (?:\S+ )?full of (?:shit|crap|it|yourself)\b/,
  /\b(?:vermin|scum|filth|trash|parasites?|savages?|cockroaches|pigs|dogs|rats) like (?:§u|§p)/,
  /§u (?:dumb|stupid|dim|little|sick|lazy|old|fat|ugly|pathetic|worthless|filthy|dirty) (?:\S+ )?(?:fuck|fucks|shit|shits|bastards?|bitch|bitches|pricks?|cunts?|pigs?|dogs?|freaks?)\b/,
  /§u are (?:just )?as bad as\b/,
];

/** Most stand at the start: "go away" is an order, "the pain should go away" is not. */
export const DISMISSIVE: readonly RegExp[] = [
  /\bshut (?:the \S+ )?up\b|\bstfu\b|\bshut §y (?:\S+ )?mouth\b/,
  /\b(?:nobody|no one|noone) (?:cares|asked|gives a)\b/,
  /^(?:\S+ )?who (?:cares|asked|gives a)\b/,
  /^(?:\S+ ){0,2}(?:grow up|get (?:a life|over it|over yourself|lost|a grip|real)|go away|beat it|suck it up|deal with it|cry about it|cry more|cry me a river)\b/,
  /^(?:\S+ )?(?:stop|quit) (?:whining|crying|complaining|being such a)\b/,
  /\b(?:do not|don't) be (?:so |such a )(?:sensitive|dramatic|baby|naive|silly|weak|paranoid|stupid|dumb)\b/,
  /\b(?:i|we) (?:do not|don't|couldn't|could not) (?:care|give a)(?: (?:\S+)){0,2}$/,
  /\b(?:not|isn't|ain't) my problem\b/,
  /\b(?:stop|quit) wasting (?:my|our|everyone)\b|^(?:\S+ )?learn (?:to|how to) (?:read|spell|write|think)\b/,
];

export const MOCKERY: readonly RegExp[] = [
  /\b(?:lol|lmao|haha|rofl)\b.{0,30}§u (?:are|actually|really|think|thought|tried)/,
  /§u (?:actually |really )?(?:think|thought|believe) (?:that )?(?:anyone|anybody|someone|people) (?:cares|would care|likes)/,
  /\bhow (?:stupid|dumb|dense|thick|ignorant) (?:are|can) §u\b|\bare §u (?:\S+ )?(?:stupid|dumb|dense|thick|brain dead)\b/,
  /\bonly §u (?:could|can|would) be (?:so|this|that)\b/,
  /\bobviously §u (?:do not|don't|can't|cannot)\b/,
];

export const SEXUAL: readonly RegExp[] = [
  /\b(?:send|show) (?:me |us )?(?:\S+ )?(?:nudes|tits|boobs|naked)\b/,
  /\b(?:want to|wanna|gonna|going to|let me|would|i'd|could) (?:fuck|bang|rape|hump) (?:§u|§p)/,
  /\b(?:suck|lick|ride) my (?:dick|cock|balls|pussy|ass)\b/,
  /\b(?:blowjob|blow job|handjob|cumming|jizz|deepthroat|gangbang|milf|horny|dildo)\b/,
  /\b(?:hot|sexy|tight|wet) (?:ass|pussy|tits|slut|bitch)\b/,
];

/** Words around a quoted or reported hostility. */
export const REPORTING =
  /\b(?:said|says|say|saying|told|tells|called|calls|calling|wrote|writes|tweeted|posted|shouted|yelled|quote|quoted|phrase|term|word|words|slur|comment|message|statement|statements|expression|heard|claims?|claimed|argues?|accused|referred)\b/;
/** Words that reject what is quoted. */
export const CONDEMNING =
  /\b(?:unacceptable|inappropriate|offensive|hateful|hate speech|harmful|racist|racism|sexist|sexism|bigoted|bigotry|discriminat\w+|derogatory|insulting|disrespectful|condemn\w*|against|wrong|not (?:ok|okay|acceptable|appropriate|right|true|cool|funny)|isn't (?:ok|okay|acceptable|right)|should(?:n't| not| never) (?:say|call|use|be (?:said|called|used))|never (?:say|call|use|tolerate|accept)|no one (?:deserves|should)|nobody (?:deserves|should)|stop (?:saying|calling)|violates?|flagged|reported|toxic|abusive|bullying|deserves? respect|disagree|unfair|stereotype|myth)\b/;
