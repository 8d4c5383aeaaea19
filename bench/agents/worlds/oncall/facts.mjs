// Services and teams, and what stands in messages about them.

import { call } from '../parts.mjs';

export const SERVICE =
  /\b(?<service>ledger|gateway|invoices|search|mailer|profile|catalog|pricing|export|billing|router|audit)(?:-(?:api|worker|db))?\b/i;
export const known = (take) => (text) => {
  const facts = take(text);
  return facts === undefined ? undefined : { ...facts, service: facts.service?.toLowerCase() };
};
export const status = (service) => call('get_status', { service }, { healthy: 2, unhealthy: 1 });

export const SEVERITY = [
  [/\b(?:lost|twice|no payments?|all regions)\b/i, 1],
  [/\b(?:one region|error rate|timeouts?|slow for everyone)\b/i, 2],
  [/./, 3],
];
export const RESTART = /\brestart\w*\b|\bbounc\w+|\breboot\w*\b|\bkick\b/i;
export const TEAMS = {
  payments: 'team-payments',
  network: 'team-network',
  storage: 'team-storage',
  identity: 'team-identity',
  frontend: 'team-frontend',
  data: 'team-data',
  mobile: 'team-mobile',
  security: 'team-security',
};
export const OWNERS = {
  atlas: ['team-data', 'team-storage'],
  borealis: ['team-network', 'team-mobile'],
  cinder: ['team-frontend', 'team-data'],
  delphi: ['team-identity', 'team-security'],
  ember: ['team-storage', 'team-payments'],
  fjord: ['team-mobile', 'team-network'],
  garnet: ['team-data', 'team-identity'],
  helix: ['team-network', 'team-frontend'],
};
