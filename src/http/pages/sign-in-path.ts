/** Where the token of a link is exchanged for a session. */
export const SIGN_IN = '/sign-in';

/** The path of a link. */
export const signInPath = (token: string): string => `${SIGN_IN}?token=${token}`;
