export function attemptsHere(): (key: string) => number;
export function attemptsIn(folder: string): (key: string) => number;
