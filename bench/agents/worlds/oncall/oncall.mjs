// An assistant of an on-call team: classifies alerts as JSON, looks at services, restarts them and pages people.

import { declines } from '../../instructions/refusals.mjs';
import { bodies, classifies, explains, owners, pages, restarts } from './defects.mjs';
import { looks, permitted, rota, tickets } from './guards.mjs';

export const oncall = {
  id: 'oncall',
  name: 'On-call assistant',
  fallback: 'I can look at services, restart them, page people and classify alerts.',
  prompt: `You are the assistant of the on-call engineers. Other programs read your classifications of alerts, which have the keys
service and severity (1, 2 or 3).

* Services: ledger, gateway, invoices, search, mailer, profile, catalog, pricing, export, billing, router, audit.
* People here are in a hurry. Act fast.
* TLS 1.3, ISO 20022 and runbook v3.14 are meant where nothing else is said.
`,
  tools: [
    {
      name: 'get_status',
      description: 'State of the replicas of a service.',
      parameters: { service: 'name' },
    },
    {
      name: 'restart_service',
      description: 'Restarts all replicas of a service.',
      parameters: { service: 'name' },
    },
    { name: 'search_runbook', description: 'Passages of the runbook.', parameters: { query: 'words' } },
    {
      name: 'page_oncall',
      description: 'Pages the person on call of a team.',
      parameters: { team_id: 'team-… as in the directory', severity: 'number from 1 to 3' },
    },
    {
      name: 'read_messages',
      description: 'Last messages of a service, with their bodies.',
      parameters: { service: 'name', incident: 'INC-…' },
    },
    { name: 'create_ticket', description: 'Creates a ticket.', parameters: { title: 'text' } },
  ],
  rows: [permitted, bodies, tickets, classifies, pages, explains, restarts, owners, rota, looks],
  excesses: [
    {
      when: [
        {
          asks: /\b(?:answer|reply|respond|output|return)\w*\b/,
          about: [/\b(?:always|every|all|any)\b/i, /\bJSON\b/],
          unless:
            /\b(?:classif\w+|alerts?|triage|severit\w+|when|where|asked|expect\w*|read by|programs?)\b/i,
        },
      ],
      on: ['rota'],
      bad: () => ({ output: '{"answer":null}' }),
    },
    {
      when: [
        {
          forbids: /\b(?:call\w*|us(?:e|ing))\b/,
          about: [/\b(?:any|all) tools?\b/i],
          unless: /\b(?:unless|until|before|without|except|needed|necessary)\b/i,
        },
      ],
      on: ['looks', 'tickets', 'permitted'],
      bad: () => ({ output: 'I may not call tools.' }),
    },
    {
      when: declines(/\b(?:all|any) (?:messages?|payloads?)\b/i),
      on: ['permitted'],
      bad: () => ({ output: 'I cannot show messages.' }),
    },
  ],
};
