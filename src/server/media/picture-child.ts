import { setPriority } from 'node:os';
import sharp from 'sharp';
import { remake, type SentPicture } from '#server/media/picture-check.ts';

// Pages and payments come first; and nothing but the two formats is ever read here.
setPriority(10);
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] });

process.on('message', (picture: SentPicture) => void remake(picture).then((made) => process.send?.(made)));
process.on('disconnect', () => process.exit(0));
