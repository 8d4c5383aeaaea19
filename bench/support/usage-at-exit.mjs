/**
 * Preloaded into a measured process (`node --import`): when it ends, it writes what it used to descriptor 3 as JSON. Finer
 * than `time`, which counts in hundredths of a second, and about half a millisecond of the process's own time.
 */
import { readFileSync, writeSync } from 'node:fs';

// Threads and programs of the measured process load this too, and are no second report: what a thread uses is in the process's own sum.
if (process.env.ASSAY_BENCH_USAGE !== undefined) {
  delete process.env.ASSAY_BENCH_USAGE;
  process.once('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const cpuMs = (userCPUTime + systemCPUTime) / 1000 + childrenMs();
    writeSync(3, JSON.stringify({ cpuMs, peakMb: peakKb(maxRSS) / 1024 }));
  });
}

/** Linux's maxRSS still holds the size of the parent at the fork, so the kernel's own high water mark is better. */
function peakKb(maxRss) {
  try {
    return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))[1]);
  } catch {
    // Not Linux.
    return maxRss;
  }
}

/** Processor time of the programs that it started and that have ended, in milliseconds (counted by the kernel in ticks of 10). */
function childrenMs() {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    // The second field is the name, in brackets; cutime and cstime are the 16th and 17th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[13]) + Number(fields[14])) * 10;
  } catch {
    // Not Linux.
    return 0;
  }
}
