import { resolve } from 'node:path';

/**
 * Program that runs commands one after another, as a process of its own would each, and prints a line of JSON after
 * each: `{"code":1,"output":"…"}`. A process for each would read the same modules many times over.
 * Its argument is a JSON list of command lines, such as `[["staff","list"]]`.
 */
const ways: string[][] = JSON.parse(process.argv[2] ?? '[]');

/** Stands for the end of a process. */
class Exit extends Error {}

const write = process.stdout.write.bind(process.stdout);
let output = '';
for (const stream of [process.stdout, process.stderr])
  stream.write = (text: string | Uint8Array) => {
    output += String(text);
    return true;
  };
process.exit = (code) => {
  process.exitCode = code ?? process.exitCode;
  throw new Exit();
};

for (const [at, [name = '', ...args]] of ways.entries()) {
  const file = resolve('scripts', `${name}.ts`);
  process.argv = [process.execPath, file, ...args];
  process.exitCode = 0;
  output = '';
  // The number makes it another module, which runs again.
  await import(`${file}?${at}`).catch((error: Error) => {
    if (error instanceof Exit) return;
    process.exitCode = 1;
    output += error.stack;
  });
  write(`${JSON.stringify({ code: process.exitCode, output })}\n`);
}
process.exitCode = 0;
