/**
 * Runs work with variables of this process set to other values, or taken away where they are undefined, and puts them back: for libraries
 * that read the environment by themselves. Whatever else reads these variables meanwhile sees the same.
 */
export async function withVariables<T>(
  variables: Readonly<Record<string, string | undefined>>,
  work: () => Promise<T>,
): Promise<T> {
  const before = Object.fromEntries(Object.keys(variables).map((name) => [name, process.env[name]]));
  setAll(variables);
  try {
    return await work();
  } finally {
    setAll(before);
  }
}

function setAll(variables: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(variables))
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
}
