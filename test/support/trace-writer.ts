// Adds spans to one trace for ever and says each id when it is acknowledged; killed from outside.
import { writeSync } from 'node:fs';
import { nodePorts } from '../../src/ports/node-ports.ts';
import { journalLine, parseJournalLine } from '../../src/state/journal-line.ts';
import { traceRecorder } from '../../src/traces/recorder.ts';

const lines = { write: journalLine, read: parseJournalLine };
const [folder = ''] = process.argv.slice(2);
const recorder = traceRecorder({ folder, lines, ports: nodePorts() });
const { trace_id } = await recorder.createTrace({ agent_id: 'shop' });
writeSync(1, `${trace_id}\n`);
for (;;) {
  const { span_id } = await recorder.addSpan(trace_id, {
    name: 'step',
    kind: 'chain',
    input: { text: 'x'.repeat(500) },
    start_time: '2026-01-01T00:00:00Z',
  });
  writeSync(1, `${span_id}\n`);
}
