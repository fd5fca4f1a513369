import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { errorOf } from '#lib/narrow.ts';
import { MediaStore, quickForm } from '#server/media/media-store.ts';
import type { MakeJob, Made } from '#server/media/pictures-to-come.ts';

// Pages and payments come first; pictures are made side by side in processes like this one.
setPriority(10);
sharp.cache(false);
sharp.concurrency(1);

async function make({ root, value, source, quick }: MakeJob): Promise<Made> {
  try {
    const bytes = await readFile(source);
    if (!quick) await new MediaStore(root).make(value, bytes);
    else {
      await mkdir(dirname(quick), { recursive: true });
      await writeFile(`${quick}.part`, await quickForm(value, bytes));
      await rename(`${quick}.part`, quick);
    }
    return { fault: null };
  } catch (error) {
    return { fault: errorOf(error).message };
  }
}

process.on('message', (job: MakeJob) => void make(job).then((made) => process.send?.(made)));
process.on('disconnect', () => process.exit(0));
