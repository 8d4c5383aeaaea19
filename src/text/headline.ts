/** The sentence of an error without the end of standard error that it quotes below: reports that are read whole hold all of it. */
export const headline = (message: string): string => message.replace(/ Its stderr ended with:\n.*$/s, '');
