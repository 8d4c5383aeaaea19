/** Swear words, lower case, as they stand after deobfuscation. Inflected forms are listed: stems would catch harmless words. */
export const PROFANITY: ReadonlySet<string> = new Set(
  (
    'fuck fucks fucked fucking fuckin fuckers fucker motherfucker motherfuckers motherfucking mf mfs fck fcking fuk fukin ' +
    'shit shits shitty shitting shittiest bullshit horseshit shitshow shitload ' +
    'ass asses arse arses bitch bitches bitching bitchy bastard bastards dick dicks prick pricks cock cocks cunt cunts ' +
    'twat twats wanker wankers bollocks piss pissed pissing asshole assholes arsehole arseholes dumbass jackass ' +
    'crap crappy goddamn goddamned damn damned hell wtf stfu gtfo whore whores slut sluts hoe hoes thot thots ' +
    'pussy pussies douche douchebag douchebags tits titties nigga niggas nigguh niggah niga nigas niggaz bish bishes biatch biatches btch fuc fuckface fuckwit ' +
    'fuckwits fuckery clusterfuck mindfuck fuckboy fuckboys shite shitface shitfaced dipshits effing'
  ).split(' '),
);

/** Of these, the ones mild enough to stand in ordinary talk. */
export const MILD_PROFANITY: ReadonlySet<string> = new Set(
  'crap crappy damn damned goddamn hell pissed ass arse wtf'.split(' '),
);

/** Of these, the ones that name a person and so insult by themselves. */
export const PERSONAL_PROFANITY: ReadonlySet<string> = new Set(
  (
    'bitch bitches bastard bastards dick dicks prick pricks cunt cunts twat twats wanker wankers asshole assholes arsehole ' +
    'arseholes dumbass jackass motherfucker motherfuckers fucker fuckers whore whores slut sluts hoe hoes thot thots bish biatch fuckface fuckwit fuckwits fuckboy fuckboys pussy ' +
    'pussies douche douchebag douchebags'
  ).split(' '),
);

/** Of these, words with harmless meanings (a garden hoe, a name): weak evidence unless aimed at someone. */
export const AMBIGUOUS_PROFANITY: ReadonlySet<string> = new Set(
  'hoe hoes cock cocks dick dicks prick pricks pussy pussies tits ass asses arse bastard'.split(' '),
);
