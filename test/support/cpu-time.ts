/**
 * Processor time that this process has used, in milliseconds. For tests of what grows with the length of a text: the other time
 * also passes while other processes have the machine.
 */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
