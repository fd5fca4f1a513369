import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';

/** Progress of a test file. */
interface FileState {
  waiting: number;
  passed: number;
  failed: number;
  /** Total time of its tests in ms. */
  took: number;
}

const fileOf = (test: TestCase): string => relative(process.cwd(), test.location.file);
const say = (words: string): void => void process.stdout.write(`${stripVTControlCharacters(words)}\n`);
const told = ({ stack, message, value, snippet }: TestError): string =>
  [stack ?? message ?? value ?? '', snippet ?? ''].filter(Boolean).join('\n\n');

/** Most lines of a page that a failure shows; its `error-context` has them all. */
const PAGE_LINES = 90;

/** Splits a page before each of its regions. */
const REGIONS = /\n(?=- )/;
/** Regions that are the same on every page and tell nothing of a failure. */
const EVERYWHERE = /^- (?:banner|contentinfo|link "Skip)/;

/** Returns what the page showed when a test failed, as a screen reader would find it; empty when nobody kept it. */
function pageOf({ attachments }: TestResult): string {
  const { path } = attachments.find(({ name }) => name === 'error-context') ?? {};
  const page = path && /^```yaml\n([\s\S]*?)\n```/m.exec(readFileSync(path, 'utf8'))?.[1];
  if (!page) return '';
  const own = page.split(REGIONS).filter((region) => !EVERYWHERE.test(region));
  return `the page:\n${own.join('\n').split('\n').slice(0, PAGE_LINES).join('\n')}`;
}

/**
 * Playwright reporter for logs: prints a line per test file after its last test, and all failures in full at the end.
 */
export default class FileReporter implements Reporter {
  private readonly files = new Map<string, FileState>();
  private readonly failures: string[] = [];

  onBegin(_: unknown, suite: Suite): void {
    for (const test of suite.allTests()) {
      const state = this.files.get(fileOf(test)) ?? { waiting: 0, passed: 0, failed: 0, took: 0 };
      this.files.set(fileOf(test), { ...state, waiting: state.waiting + 1 });
    }
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const state = this.files.get(fileOf(test));
    if (!state) return;
    const good = test.outcome() !== 'unexpected';
    state.waiting -= 1;
    state.took += result.duration;
    if (good) state.passed += 1;
    else {
      state.failed += 1;
      this.failures.push(this.failure(test, result));
    }
    if (state.waiting > 0) return;
    const counts = [`${state.passed} passed`, ...(state.failed ? [`${state.failed} failed`] : [])].join(', ');
    say(`${state.failed ? '✗' : '✓'} ${fileOf(test)}  ${counts}  ${(state.took / 1000).toFixed(1)} s`);
  }

  onError(error: TestError): void {
    this.failures.push(told(error));
  }

  onEnd({ status, duration }: FullResult): void {
    for (const failure of this.failures) say(`\n${failure}`);
    say(`\n${status} in ${(duration / 1000).toFixed(0)} s`);
  }

  printsToStdio(): boolean {
    return true;
  }

  private failure(test: TestCase, result: TestResult): string {
    const { errors, attachments, stdout, stderr } = result;
    const project = test.titlePath()[1] ?? '';
    const kept = attachments.flatMap(({ name, path }) => (path ? [`${name}: ${relative(process.cwd(), path)}`] : []));
    const printed = [...stdout, ...stderr].map(String).join('').trim();
    const title = `✗ ${fileOf(test)}:${test.location.line}  ${test.titlePath().slice(3).join(' › ')} (${project})`;
    return [title, ...errors.map(told), printed, pageOf(result), kept.join('\n')].filter(Boolean).join('\n\n');
  }
}
