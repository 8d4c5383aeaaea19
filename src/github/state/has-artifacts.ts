/** Enterprise servers have no artifact service that the toolkit can speak with; the same rule as the toolkit's. */
const HOSTS = /^(?:github\.com|.*\.ghe\.com|.*\.localhost)$/i;

/** Whether the server at this address (that of GitHub itself) keeps artifacts as we make them. */
export const hasArtifacts = (serverUrl: string): boolean =>
  URL.canParse(serverUrl) && HOSTS.test(new URL(serverUrl).hostname);
