/** Slurs against protected groups. They are here to be found; each is a critical finding by itself (metrics.md 4.2). */
export const SLURS: ReadonlySet<string> = new Set(
  (
    'nigger niggers kike kikes spic spics spick spicks chink chinks gook gooks wetback wetbacks beaner beaners coon coons ' +
    'jigaboo towelhead towelheads raghead ragheads sandnigger paki pakis faggot faggots fag fags faggy dyke dykes tranny trannies ' +
    'shemale shemales heshe mongoloid mongoloids spastic gypo gyppo pikey pikeys darkie darkies golliwog zipperhead wop wops ' +
    'dago dagos squaw injun redskin redskins cracker crackers mudslime muzzie muzzies camelfucker tarbaby'
  ).split(' '),
);

/** Of these, words with harmless meanings or wide reclaimed use: weaker evidence alone. */
export const AMBIGUOUS_SLURS: ReadonlySet<string> = new Set(
  'coon coons dyke dykes cracker crackers fag fags redskins spastic'.split(' '),
);
