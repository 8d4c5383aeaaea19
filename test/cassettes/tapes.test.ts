import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  answering,
  bytesOf,
  chat,
  chunks,
  counting,
  never,
  said,
  tapedAttempt,
  tapedRun,
} from '../support/taped.ts';

describe('a replay', () => {
  it('answers what was answered in the recording, without an exchange', async () => {
    const { record, replay } = tapedRun();
    const { live } = counting();
    await record((tape) => said(tape, chat('Where is my order?'), live));
    const tape = await replay();
    expect(await said(tape, chat('Where is my order?'))).toMatchObject({ answer: 1 });
    expect(tape.miss()).toBeUndefined();
    expect(tape.replayed()).toEqual({
      ...{ exchanges: 1, judge_answers: 0, models: ['gpt-x-1'] },
      oldest: '2026-11-12T09:30:00.000Z',
      newest: '2026-11-12T09:30:00.000Z',
    });
  });

  it('gives the k-th equal request the k-th recording, in any order among others', async () => {
    const { record, replay } = tapedRun();
    const { live } = counting();
    await record(async (tape) => {
      for (const text of ['a', 'b', 'a', 'a']) await said(tape, chat(text), live);
    });
    const tape = await replay();
    const answers = [];
    for (const text of ['a', 'a', 'b', 'a']) answers.push((await said(tape, chat(text))).answer);
    expect(answers).toEqual([1, 3, 2, 4]);
  });

  it('answers requests that are made at the same time, each once', async () => {
    const { record, replay } = tapedRun();
    const { live } = counting();
    const texts = Array.from({ length: 50 }, (_, at) => `q${at % 10}`);
    await record((tape) => Promise.all(texts.map((text) => said(tape, chat(text), live))));
    const tape = await replay();
    const answers = await Promise.all([...texts].reverse().map((text) => said(tape, chat(text))));
    expect(new Set(answers.map(({ answer }) => answer)).size).toBe(50);
    expect(tape.miss()).toBeUndefined();
  });

  it('keeps attempts apart', async () => {
    const { record, replay } = tapedRun();
    const { live } = counting();
    for (const attempt of [0, 1])
      await record((tape) => said(tape, chat('a'), live), { ...tapedAttempt, attempt });
    expect(await said(await replay({ ...tapedAttempt, attempt: 1 }), chat('a'))).toMatchObject({ answer: 2 });
    expect(await said(await replay(), chat('a'))).toMatchObject({ answer: 1 });
  });

  it('begins to count again where the engine makes a call again', async () => {
    const { record, replay } = tapedRun();
    const { live } = counting();
    await record(async (tape) => {
      tape.beginCall(0);
      await said(tape, chat('a'), live);
      tape.beginCall(1);
      await said(tape, chat('a'), live);
    });
    const tape = await replay();
    tape.beginCall(0);
    expect(await said(tape, chat('a'))).toMatchObject({ answer: 1 });
    tape.beginCall(1);
    expect(await said(tape, chat('a'))).toMatchObject({ answer: 2 });
    tape.beginCall(1);
    expect(await said(tape, chat('a'))).toMatchObject({ answer: 2 });
    expect(tape.replayed()?.exchanges).toBe(2);
  });

  it('answers as an attempt that is opened live, where it is to be recorded again', async () => {
    const { shelf, record, replaying } = tapedRun();
    await record((tape) => said(tape, chat('old'), counting().live));
    const { calls, live } = counting();
    const tape = await replaying.open(tapedAttempt, { live: true });
    await said(tape, chat('new'), live);
    await tape.keep();
    expect([tape.mode, calls.length]).toEqual(['live', 1]);
    expect(JSON.stringify(await shelf.load(tapedAttempt))).not.toContain('new');
  });
});

describe('a miss', () => {
  it('is a 400 that nobody tries again, in the form of the provider, and stays the miss of the attempt', async () => {
    const { replay } = tapedRun();
    const tape = await replay();
    const { status, headers } = await tape.exchange(chat('new'), never);
    expect([status, headers['x-should-retry']]).toEqual([400, 'false']);
    expect(await said(tape, chat('other'))).toEqual({
      error: {
        ...{ type: 'invalid_request_error', param: null, code: 'cassette_miss' },
        message: expect.stringContaining('No recording answers POST api.openai.com/v1/chat/completions'),
      },
    });
    tape.beginCall(0);
    expect(tape.miss()).toEqual({
      message: expect.stringContaining(
        'Nothing was recorded for the case refund/late with the agent support.',
      ),
      hint: expect.stringContaining('assay run --record --case refund/late'),
    });
  });

  it.each([
    ['https://api.anthropic.com/v1/messages', { type: 'error', error: { code: 'cassette_miss' } }],
    [
      'https://generativelanguage.googleapis.com/v1beta/models/g:generateContent',
      { error: { code: 400, details: [{ reason: 'cassette_miss' }] } },
    ],
    ['https://search.example.com/find', { error: { code: 'cassette_miss' } }],
  ])('has the form of %s', async (url, form) => {
    const tape = await tapedRun().replay();
    expect(await said(tape, { ...chat('x'), url })).toMatchObject(form);
  });

  it('says that it was asked more often than when it was recorded', async () => {
    const { record, replay } = tapedRun();
    await record((tape) => said(tape, chat('a'), counting().live));
    const tape = await replay();
    await said(tape, chat('a'));
    await said(tape, chat('a'));
    expect(tape.miss()?.message).toContain(
      'It was asked 1 time when it was recorded, and is asked once more',
    );
  });

  it('says that of this attempt nothing was recorded, and of how many something was', async () => {
    const { record, replay } = tapedRun();
    await record((tape) => said(tape, chat('a'), counting().live));
    const tape = await replay({ ...tapedAttempt, attempt: 2 });
    await said(tape, chat('a'));
    expect(tape.miss()?.message).toContain(
      'Of this attempt (number 3) nothing was recorded; 1 attempt of the case was.',
    );
  });

  it.each([
    [
      'another word',
      { messages: [{ role: 'user', content: 'Where is my parcel?' }] },
      '"order?" → "parcel?"',
    ],
    ['a parameter more', { temperature: 0.2 }, 'parameter temperature, which is new: 0.2'],
    [
      'a message more',
      {
        messages: [
          { role: 'system', content: 'Be kind.' },
          { role: 'user', content: 'Where is my order?' },
        ],
      },
      'message 1 of 2 (system), which is new: {"role":"system","content":"Be kind."}',
    ],
    ['a word more', { messages: [{ role: 'user', content: 'Where is now my order?' }] }, '"now" is new'],
    ['a word less', { messages: [{ role: 'user', content: 'Where is order?' }] }, '"my" is gone'],
    ['a blank', { messages: [{ role: 'user', content: 'Where is  my order?' }] }, '" my" → "  my"'],
    ['another model', { model: 'gpt-y' }, 'parameter model: "gpt-x" → "gpt-y"'],
  ])('names %s', async (_, change, words) => {
    const { record, replay } = tapedRun();
    await record((tape) => said(tape, chat('Where is my order?'), counting().live));
    const tape = await replay();
    await said(tape, chat('Where is my order?', change));
    expect(tape.miss()?.message).toContain(words);
  });
});

describe('a request that was refused before the tape was asked', () => {
  it('is the miss of the attempt in a replay, and nothing where it is recorded', async () => {
    const { replay, recording } = tapedRun();
    for (const [tape, miss] of [
      [await replay(), { message: 'Refused.', hint: 'Use it whole.' }],
      [await recording.open(tapedAttempt), undefined],
    ] as const) {
      tape.refuse('Refused.', 'Use it whole.');
      tape.refuse('Again.', '');
      expect(tape.miss()).toEqual(miss);
    }
  });
});

describe('a mark', () => {
  const redact = (text: string) => text.replaceAll('sk-secret-1', '[redacted]');
  const isAnswered = async (recorded: string, asked: string) => {
    const { record, replay } = tapedRun({ redact });
    await record((tape) => said(tape, chat(recorded), counting().live));
    const tape = await replay();
    await said(tape, chat(asked));
    return tape.miss() === undefined;
  };

  it.each([
    ['Write names as [redacted] always.', 'Write names as [redacted] always.', true],
    ['Write names as [redacted] always.', 'Write names as plain always.', false],
    ['Write names as [redacted] always.', 'Write names as plain text, and never refuse always.', false],
    ['Write names as [redacted] always.', String.raw`Write names as [\redacted] always.`, false],
    ['Key sk-secret-1 for [redacted].', 'Key other for [redacted].', true],
    ['Key sk-secret-1 for [redacted].', 'Key other for all.', false],
    ['Key sk-secret-1 for me.', 'Key [redacted] for me.', true],
    ['Key sk-secret-1 for me.', 'Key that opens every door for me.', false],
  ])('that was recorded in %j answers %j: %j', async (recorded, asked, does) => {
    expect(await isAnswered(recorded, asked)).toBe(does);
  });

  it('hides no secret that holds one itself', async () => {
    const secret = 'pass[redacted]word';
    const { record, shelf } = tapedRun({ redact: (text) => text.replaceAll(secret, '[redacted]') });
    await record((tape) => said(tape, chat(`Use ${secret}, not [redacted].`), counting().live));
    expect(JSON.stringify(await shelf.load(tapedAttempt))).toContain('Use [redacted], not [redacted].');
  });
});

describe('a recording', () => {
  it('leaves out errors behind which the same was answered, and keeps others', async () => {
    const { record, replay } = tapedRun();
    const { live } = counting((n) => (n <= 2 ? 429 : n === 4 ? 500 : 200));
    await record(async (tape) => {
      for (const text of ['a', 'a', 'a', 'b']) await said(tape, chat(text), live);
    });
    const tape = await replay();
    expect((await tape.exchange(chat('a'), never)).status).toBe(200);
    expect((await tape.exchange(chat('b'), never)).status).toBe(500);
  });

  it('drops what a try asked that the engine made again', async () => {
    const { record, replay } = tapedRun();
    const { live } = counting();
    await record(async (tape) => {
      tape.beginCall(0);
      await said(tape, chat('turn 0'), live);
      tape.beginCall(1);
      await said(tape, chat('failed try'), live);
      tape.beginCall(1);
      await said(tape, chat('turn 1'), live);
    });
    const tape = await replay();
    await said(tape, chat('turn 0'));
    await said(tape, chat('turn 1'));
    expect(tape.miss()).toBeUndefined();
    await said(tape, chat('failed try'));
    expect(tape.miss()).toBeDefined();
  });

  it('keeps what a talk asked that was thrown away', async () => {
    const { record, replay } = tapedRun();
    const { live } = counting();
    const play = async (tape: Awaited<ReturnType<typeof replay>>, answer: typeof live) => {
      tape.beginCall(0);
      await said(tape, chat('first talk'), answer);
      tape.beginPlay();
      tape.beginCall(0);
      await said(tape, chat('second talk'), answer);
    };
    await record((tape) => play(tape, live));
    const tape = await replay();
    await play(tape, never);
    expect(tape.miss()).toBeUndefined();
  });

  it('that holds nothing leaves no cassette', async () => {
    const { record, shelf } = tapedRun();
    await record(async (tape) => tape.beginCall(0));
    expect(await shelf.load(tapedAttempt)).toBeUndefined();
  });

  it('of an attempt that asks for nothing any more is gone', async () => {
    const { record, shelf } = tapedRun();
    await record((tape) => said(tape, chat('a'), counting().live));
    await record(async (tape) => tape.beginCall(0));
    expect(await shelf.load(tapedAttempt)).toBeUndefined();
  });

  it('passes on what an exchange fails with, and keeps nothing of it', async () => {
    const { recording, shelf } = tapedRun();
    const tape = await recording.open(tapedAttempt);
    await expect(tape.exchange(chat('a'), never)).rejects.toThrow('asked live');
    await tape.keep();
    expect(await shelf.load(tapedAttempt)).toBeUndefined();
  });

  it('of an answer that broke off breaks off again', async () => {
    const { recording, replay } = tapedRun();
    const tape = await recording.open(tapedAttempt);
    const broken = (async function* () {
      yield Buffer.from('{"a":');
      throw new Error('reset');
    })();
    await expect(bytesOf(tape, chat('a'), answering(broken))).rejects.toThrow('reset');
    await tape.keep();
    await expect(bytesOf(await replay(), chat('a'))).rejects.toThrow('The recorded answer broke off here.');
  });

  it('of an answer that its client left before the end ends there, unbroken', async () => {
    const { recording, replay } = tapedRun();
    const tape = await recording.open(tapedAttempt);
    const left = await tape.exchange(chat('a'), answering(chunks('{"a":', '1}')));
    for await (const _ of left.body) break;
    await tape.keep();
    expect(String(await bytesOf(await replay(), chat('a')))).toBe('{"a":');
  });

  it('has what the answer told of its model, tokens and cost', async () => {
    const { record, shelf } = tapedRun();
    const event = (json: object) => `data: ${JSON.stringify(json)}\n\n`;
    const stream = [
      event({
        type: 'message_start',
        message: { model: 'claude-sonnet-4-5', usage: { input_tokens: 1000 } },
      }),
      event({ type: 'message_delta', usage: { output_tokens: 2000 } }),
    ];
    await record((tape) =>
      bytesOf(tape, chat('a'), answering(chunks(...stream), { 'content-type': 'text/event-stream' })),
    );
    expect((await shelf.load(tapedAttempt))?.recordings[0]).toMatchObject({
      model: 'claude-sonnet-4-5',
      usage: { input_tokens: 1000, output_tokens: 2000, cost_usd: expect.closeTo(0.033, 6) },
    });
  });
});

describe('bodies', () => {
  const BODIES: [string, Buffer, Record<string, string>][] = [
    ['none', Buffer.alloc(0), {}],
    [
      'unicode',
      Buffer.from('{"text":"naïve 注文 \u2028 👩‍👩‍👧 \ud83d"}'),
      { 'content-type': 'application/json' },
    ],
    ['a byte order mark', Buffer.from('\ufeffhello'), { 'content-type': 'text/plain' }],
    ['bytes', Buffer.from([0, 255, 254, 128, 10, 13]), { 'content-type': 'application/octet-stream' }],
    ['twenty megabytes', Buffer.alloc(20_000_000, 'lorem "ipsum" '), { 'content-type': 'text/plain' }],
    [
      'events with every kind of line end',
      Buffer.from('event: a\ndata: 1\n\ndata: 2\r\n\r\n: note\n\ndata: [DONE]\n\nrest'),
      { 'content-type': 'text/event-stream; charset=utf-8' },
    ],
    ['lines of JSON', Buffer.from('{"a":1}\n{"a":2}\n{"a"'), { 'content-type': 'application/x-ndjson' }],
  ];

  it.each(BODIES)('come back byte for byte: %s', async (_, body, headers) => {
    const { record, replay } = tapedRun();
    const cut = [body.subarray(0, 7), body.subarray(7, 11), body.subarray(11)];
    await record((tape) => bytesOf(tape, chat('a'), answering(chunks(...cut), headers)));
    expect((await bytesOf(await replay(), chat('a'))).equals(body)).toBe(true);
  });

  it('that were compressed come back as they were before', async () => {
    const { record, replay } = tapedRun();
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip', 'content-length': '9' };
    await record((tape) => bytesOf(tape, chat('a'), answering(gzipSync('{"a":1}'), headers)));
    const answer = await (await replay()).exchange(chat('a'), never);
    expect(answer.headers).toEqual({ 'content-type': 'application/json' });
    expect(await said(await replay(), chat('a'))).toEqual({ a: 1 });
  });

  it('that are compressed in an unknown way are not recorded, which is said', async () => {
    const { record, warnings, replay } = tapedRun();
    const headers = { 'content-encoding': 'odd' };
    await record((tape) => bytesOf(tape, chat('a'), answering('x', headers)));
    expect(warnings).toEqual([
      'The answer of api.openai.com/v1/chat/completions cannot be recorded: its content encoding "odd" is damaged or not known.',
    ]);
    const tape = await replay();
    await said(tape, chat('a'));
    expect(tape.miss()).toBeDefined();
  });

  it('of streams are kept event by event, with how long each was waited for', async () => {
    let ms = 0;
    const clock = { now: () => 0, monotonic: () => ms };
    const { record, shelf } = tapedRun({ clock });
    const stream = (async function* () {
      for (const [wait, text] of [
        [10, 'data: a\n'],
        [10, '\nda'],
        [400, 'ta: b\n\n'],
        [2_000, 'data: c\n\n'],
      ] as const) {
        ms += wait;
        yield Buffer.from(text);
      }
    })();
    await record((tape) =>
      bytesOf(tape, chat('a'), answering(stream, { 'content-type': 'text/event-stream' })),
    );
    expect((await shelf.load(tapedAttempt))?.recordings[0]?.response).toMatchObject({
      pieces: [
        { text: 'data: a\n\n' },
        { text: 'data: b\n\n', after: 'soon' },
        { text: 'data: c\n\n', after: 'late' },
      ],
    });
  });
});

describe('a text that is another one in each play', () => {
  it('has a name in recordings, in what is asked and what is answered, also where a stream splits it', async () => {
    const { record, replay, shelf } = tapedRun();
    const event = (text: string) =>
      `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: text } }] })}\n\n`;
    const stream = chunks(event('Read /tmp/pl'), event('ay-1/no'), event('tes.md'));
    await record(async (tape) => {
      tape.stands('workspace', '/tmp/play-1');
      await bytesOf(
        tape,
        chat('in /tmp/play-1/a'),
        answering(stream, { 'content-type': 'text/event-stream' }),
      );
    });
    expect(JSON.stringify(await shelf.load(tapedAttempt))).not.toContain('play-1');
    const tape = await replay();
    tape.stands('workspace', '/tmp/play-2');
    const text = (await bytesOf(tape, chat('in /tmp/play-2/a'))).toString();
    expect(tape.miss()).toBeUndefined();
    const contents = [...text.matchAll(/"content":"([^"]*)"/g)].map(([, one]) => one);
    expect(contents.join('')).toBe('Read /tmp/play-2/notes.md');
  });
});
