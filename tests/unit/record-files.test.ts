// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MIDDLE } from '#office/catalogue/frame.rules.ts';
import { framedPicture, openPicture } from '#office/catalogue/open-picture.ts';
import { openPreview } from '#office/catalogue/open-preview.ts';
import { PreviewButton } from '#office/catalogue/preview-button.tsx';
import { uploadsEnded } from '#office/catalogue/uploads.ts';
import { useUpload } from '#office/catalogue/use-upload.ts';
import { addStaffPicture } from '#domain/catalogue/staff-catalogue.contract.ts';
import { makePreview } from '#domain/publishing/preview.contract.ts';
import { answerCalls } from '#tests/support/answer-calls.ts';
import { press } from '#tests/support/staff-records.ts';

const drawn = vi.hoisted(() => [] as { part: unknown; size: unknown }[]);
vi.mock('#client/picture-file.ts', () => ({
  drawnPicture: async (_picture: unknown, part: unknown, size: unknown) => {
    drawn.push({ part, size });
    return new Blob(['jpeg']);
  },
}));

// What tells how far an upload is has no stand-in of its own.
vi.mock('#client/fetch-progress.ts', () => ({
  fetchWithProgress: (url: string, options: RequestInit) => fetch(url, options),
  sendWithProgress: (url: string, options: RequestInit, onSent: (share: number) => void) => {
    onSent(0.5);
    return fetch(url, options);
  },
}));

beforeEach(() => {
  cleanup();
  drawn.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

/** Whole JPEG for all that looks at its bytes. */
const jpeg = (name = 'Meri mithai.JPG', more: number[] = [0xff, 0xd9]): File =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xda, 0, 2, 1, 2, ...more])], name);

describe('a photograph', () => {
  /** Lets the browser read every picture as one of this size; counts those that keep memory. */
  const readAs = (width: number, height: number) => {
    const held = { count: 0, urls: 0 };
    vi.stubGlobal('createImageBitmap', async (_file: unknown, size?: { resizeWidth: number; resizeHeight: number }) => {
      held.count += 1;
      const close = (): void => void (held.count -= 1);
      return { width: size?.resizeWidth ?? width, height: size?.resizeHeight ?? height, close };
    });
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(held.urls += 1)}`);
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => void (held.urls -= 1));
    return held;
  };

  it('of a phone is made smaller at once, and gives its memory back', async () => {
    const held = readAs(8192, 6144);
    const picture = await openPicture(jpeg());
    expect(picture.name).toBe('Meri mithai');
    expect([picture.bitmap.width, picture.bitmap.height]).toEqual([4096, 3072]);
    expect(drawn.at(-1)?.size).toEqual({ width: 1600, height: 1200 });
    expect(held).toEqual({ count: 1, urls: 1 });
    picture.close();
    expect(held).toEqual({ count: 0, urls: 0 });
  });

  it('is framed and uploaded under its own name, as the part that was chosen', async () => {
    readAs(1600, 1200);
    const picture = await openPicture(jpeg());
    const file = await framedPicture(picture, 1, MIDDLE, 960);
    expect([file.name, file.type]).toEqual(['Meri mithai.jpg', 'image/jpeg']);
    expect(drawn.at(-1)).toEqual({
      part: { left: 200, top: 0, width: 1200, height: 1200 },
      size: { width: 1200, height: 1200 },
    });
  });

  it('that is none, is cut short or cannot be read is refused in words', async () => {
    readAs(100, 100);
    await expect(openPicture(new File(['%PDF-1.7\n'], 'menu.jpg'))).rejects.toThrow(/This is a PDF/);
    await expect(openPicture(new File([], 'empty.png'))).rejects.toThrow(/The file is empty/);
    await expect(openPicture(jpeg('half.jpg', []))).rejects.toThrow(/The end of this picture is missing/);
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
    await expect(openPicture(jpeg())).rejects.toThrow(/damaged/);
  });
});

describe('an upload', () => {
  const open = () => {
    const shop = answerCalls();
    const arrived: string[] = [];
    const onArrived = (value: string): void => void arrived.push(value);
    const options = {
      id: 'f',
      label: 'Picture',
      endpoint: addStaffPicture,
      part: 'image',
      noun: 'picture',
      folder: 'sweets',
      onArrived,
    } as const;
    const { result: way, unmount } = renderHook(() => useUpload(options));
    return { shop, arrived, way, unmount };
  };

  it('that fails keeps the file, holds the record back, and is sent again', async () => {
    const { shop, arrived, way } = open();
    shop.answer(addStaffPicture, { refused: 400, message: 'The line is gone.' });
    await act(async () => void (await way.current.send(jpeg())));
    expect(way.current.said).toBe('The line is gone. The picture is kept here; press “Send again”.');
    expect(way.current.unsent?.name).toBe('Meri mithai.JPG');
    await expect(uploadsEnded()).rejects.toThrow(/^“Picture” has not arrived/);
    shop.answer(addStaffPicture, { value: 'sweets/x-1.webp' } as never);
    await act(async () => {
      way.current.buttons[0]?.act();
      await uploadsEnded().catch(() => undefined);
    });
    await waitFor(() => expect(arrived).toEqual(['sweets/x-1.webp']));
    await waitFor(() => expect([way.current.said, way.current.buttons]).toEqual(['', []]));
    await uploadsEnded();
  });

  it('that failed is given up for the old one, or with its field', async () => {
    const { way, unmount } = open();
    await act(async () => void (await way.current.send(jpeg())));
    act(() => way.current.buttons.find(({ text }) => text === 'Keep the old one')?.act());
    expect(way.current.unsent).toBeNull();
    await uploadsEnded();
    await act(async () => void (await way.current.send(jpeg())));
    unmount();
    await uploadsEnded();
  });
});

describe('a preview', () => {
  const tabs = () => {
    const tab = {
      closed: false,
      at: '',
      close: () => (tab.closed = true),
      location: { replace: (to: string) => (tab.at = to) },
    };
    const opened = vi.spyOn(window, 'open').mockImplementation(() => tab as never);
    return { tab, opened };
  };
  const values = async () => ({ name: 'Almonds' });

  it('opens a tab at once, and goes there when it is drawn', async () => {
    const { tab } = tabs();
    const shop = answerCalls();
    shop.answer(makePreview, { secret: 'abc' } as never);
    expect(await openPreview('dry-fruit', 'a', values)).toEqual({ ok: true });
    expect(tab).toMatchObject({ at: '/back-office/preview#abc', closed: false });
    expect(shop.made[0]?.body).toEqual({ kind: 'dry-fruit', id: 'a', record: { name: 'Almonds' } });
  });

  it('closes the tab when a picture has not arrived, or the shop refuses', async () => {
    const { tab } = tabs();
    const shop = answerCalls();
    const late = () => Promise.reject(new Error('A picture has not arrived.'));
    expect(await openPreview('dry-fruit', null, late)).toEqual({
      ok: false,
      message: 'A picture has not arrived.',
      fields: {},
    });
    expect(tab.closed).toBe(true);
    expect(shop.made).toEqual([]);
    tab.closed = false;
    shop.answer(makePreview, { refused: 400, message: 'Name is required.', errors: { name: 'Name is required.' } });
    expect(await openPreview('dry-fruit', null, values)).toMatchObject({
      ok: false,
      fields: { name: 'Name is required.' },
    });
    expect(tab.closed).toBe(true);
  });

  it('is a link where the browser opens no tab, and says why there is none', async () => {
    tabs().opened.mockImplementation(() => null);
    const shop = answerCalls();
    shop.answer(makePreview, { refused: 400, message: 'Name is required.' });
    render(createElement(PreviewButton, { kind: 'dry-fruit', id: null, values }));
    press('Preview');
    await screen.findByText('Name is required.');
    shop.answer(makePreview, { secret: 'abc' } as never);
    fireEvent.click(screen.getByRole('button', { name: 'Preview' }));
    const link = await screen.findByRole('link', { name: 'Open the preview' });
    expect(link.getAttribute('href')).toBe('/back-office/preview#abc');
  });
});
