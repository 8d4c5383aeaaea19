/** Adds variables of a call as headers (`ASSAY_RUN_ID` → `x-assay-run-id`), for this machine only: they hold keys. */
export function headersOfVariables(configured: Record<string, string>) {
  const taken = new Set(Object.keys(configured).map((name) => name.toLowerCase()));
  // The variables are the same few in every call.
  const names = new Map<string, string | undefined>();
  const headerFor = (variable: string) => {
    const lower = variable.toLowerCase().replaceAll('_', '-');
    const header = lower === 'traceparent' ? lower : `x-${lower}`;
    return taken.has(header) ? undefined : header;
  };
  return (
    headers: Readonly<Record<string, string>>,
    ...groups: Readonly<Record<string, string>>[]
  ): Record<string, string> => {
    const all = { ...headers };
    for (const variables of groups)
      for (const variable in variables) {
        if (!names.has(variable)) names.set(variable, headerFor(variable));
        const header = names.get(variable);
        if (header !== undefined) all[header] = variables[variable] ?? '';
      }
    return all;
  };
}
