import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { filesBelow } from '#publish/files.ts';
import { importProblems } from '#scripts/checks/imports.ts';
import { lockProblems } from '#scripts/checks/lockfile.ts';
import { longFunctionProblems, needlessEntries } from '#scripts/checks/long-functions.ts';
import type { Check, Problem } from '#scripts/checks/problem.ts';
import { sentenceProblems } from '#scripts/checks/sentences.ts';
import { styleProblems } from '#scripts/checks/styles.ts';
import { wordingProblems } from '#scripts/checks/wording.ts';
import { textPlaceProblems } from '#scripts/checks/words.ts';
import { lengthProblems, storeReadProblems, testProblems, tokenProblems, wordProblems } from '#scripts/checks/texts.ts';

const checks: Check[] = [
  importProblems,
  lengthProblems,
  lockProblems,
  longFunctionProblems,
  sentenceProblems,
  storeReadProblems,
  styleProblems,
  testProblems,
  textPlaceProblems,
  tokenProblems,
  wordingProblems,
  wordProblems,
];
const READ = /\.(?:ts|tsx|mjs|js|astro|css|md|json|html)$/;

/** Runs every check over the project's own files and prints the problems; returns true when there are none. */
export async function runChecks(): Promise<boolean> {
  const folders = await Promise.all(['src', 'scripts', 'tests'].map(filesBelow));
  const files = [
    'README.md',
    'package.json',
    'package-lock.json',
    'astro.config.mjs',
    ...folders.flat().map((file) => relative('.', file)),
  ];
  const problems: Problem[] = [];
  for (const file of files.filter((one) => READ.test(one))) {
    const text = await readFile(file, 'utf8');
    for (const check of checks) problems.push(...check(file, text));
  }
  problems.push(...(await needlessEntries((file) => readFile(file, 'utf8').catch(() => null))));
  for (const { file, line, message } of problems) process.stdout.write(`${file}:${line}: ${message}\n`);
  process.stdout.write(`${files.length} files checked, ${problems.length} problems\n`);
  return problems.length === 0;
}

if (import.meta.main) process.exitCode = (await runChecks()) ? 0 : 1;
