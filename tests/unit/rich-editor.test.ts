// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Act, acts, linkTo, type Marks, openEditor, turnInto } from '#office/catalogue/rich-editor.ts';
import { safeFragment, storedHtml } from '#office/catalogue/safe-fragment.ts';

const kept = (html: string): string => {
  const whole = document.createElement('div');
  whole.append(safeFragment(html));
  return whole.innerHTML.replaceAll(/\s+/g, ' ').trim();
};

describe('what is pasted', () => {
  it('loses scripts, pictures, styles and links that run something', () => {
    expect(kept('<p style="color:red" onclick="x()">Hi<script>steal()</script><img src=x onerror=y></p>')).toBe(
      '<p>Hi</p>',
    );
    expect(kept('<a href="javascript:steal()">here</a> <a href="/sweets" target="_blank">there</a>')).toMatch(
      /^<a>here<\/a> <a href="\/sweets"[^>]*>there<\/a>$/,
    );
    expect(kept('<style>p { color: red }</style><p>Text<!-- a note --></p>')).toBe('<p>Text</p>');
  });

  it('keeps the lists of Word, numbered or not', () => {
    const entry = (mark: string, text: string): string =>
      `<p class=MsoListParagraph style="mso-list:l0 level1"><span style="mso-list:Ignore">${mark}</span>${text}</p>`;
    expect(kept(`${entry('1.', 'First')}${entry('2.', 'Second')}${entry('·', 'Third')}`)).toBe(
      '<ol><li>First</li><li>Second</li></ol><ul><li>Third</li></ul>',
    );
  });

  it('keeps what Google Docs marks as bold and italic, and nothing else as such', () => {
    expect(kept('<b style="font-weight:normal"><p>Plain</p></b>')).toBe('<p>Plain</p>');
    expect(
      kept('<p><span style="font-weight:700">Bold</span> <span style="font-style:italic">slanted</span></p>'),
    ).toBe('<p><strong>Bold</strong> <em>slanted</em></p>');
  });

  it('has headings of a size that a policy has, and paragraphs for boxes', () => {
    expect(kept('<h1>Large</h1><h6>Small</h6><div>Text</div><div><p>Inside</p></div>')).toBe(
      '<h2>Large</h2><h4>Small</h4><p>Text</p><p>Inside</p>',
    );
  });
});

describe('what is stored', () => {
  it('is one block a line, without what only the cursor needs', () => {
    expect(
      storedHtml(
        '<h2>One<br></h2><p></p><p><b>Two</b> <i>three</i>\u200b&nbsp;<u></u></p><ul><li><p>Four</p></li><li></li></ul>',
      ),
    ).toBe('<h2>One</h2>\n<p><strong>Two</strong> <em>three</em> </p>\n<ul><li>Four</li></ul>');
    expect(storedHtml('plain & simple')).toBe('plain &amp; simple');
    expect(storedHtml('<ul><li></li></ul>')).toBe('');
  });
});

describe('the editor', () => {
  let root: HTMLElement;
  beforeEach(() => {
    document.body.innerHTML = '<div><div id="text"></div></div>';
    root = document.querySelector<HTMLElement>('#text')!;
  });
  /** Opens the editor with a text, and the cursor in its first paragraph or around a part of it. */
  const open = (value: string) => {
    const told = { texts: [] as string[], marks: [] as Marks[], can: [] as object[] };
    const editor = openEditor(root, {
      onText: (text) => void told.texts.push(text),
      onMarks: (marks) => void told.marks.push(marks),
      onUndoable: (can) => void told.can.push(can),
    });
    editor.show(value);
    const select = (selector: string): void =>
      editor.press((squire) => {
        const range = document.createRange();
        range.selectNodeContents(root.querySelector(selector)!);
        squire.setSelection(range);
      });
    return { editor, told, select };
  };

  it('shows a text and tells nothing until somebody writes', () => {
    const { told } = open('<p>We ship <b>daily</b>.</p>');
    expect(root.textContent).toBe('We ship daily.');
    root.querySelector('p')!.setAttribute('data-read-aloud', '');
    root.dispatchEvent(new Event('input', { bubbles: false }));
    expect(told.texts).toEqual([]);
    expect(told.can).toEqual([{ canUndo: false, canRedo: false }]);
  });

  it.each<[string, [Act, string][]]>([
    [
      'bold and slanted',
      [
        [acts.bold, '<p><b>We ship daily</b></p>'],
        [acts.bold, '<p>We ship daily</p>'],
        [acts.italic, '<p><i>We ship daily</i></p>'],
        [acts.italic, '<p>We ship daily</p>'],
      ],
    ],
    [
      'a heading',
      [
        [turnInto('H2'), '<h2>We ship daily</h2>'],
        [turnInto('P'), '<p>We ship daily</p>'],
      ],
    ],
    [
      'a list',
      [
        [acts.list, '<ul><li>We ship daily</li></ul>'],
        [acts.numbered, '<ol><li>We ship daily</li></ol>'],
        [acts.numbered, '<p>We ship daily</p>'],
        [acts.list, '<ul><li>We ship daily</li></ul>'],
        [acts.list, '<p>We ship daily</p>'],
      ],
    ],
  ])('makes what is chosen %s, and takes it away again', (_what, steps) => {
    const { editor, select } = open('<p>We ship daily</p>');
    select('p');
    for (const [act, html] of steps) {
      editor.press(act);
      expect(root.firstElementChild?.outerHTML).toBe(html);
    }
  });

  it('knows a smaller heading, a table and a link around the cursor', () => {
    const { told, select } = open(
      '<h4>Small</h4><table><tbody><tr><td>One</td></tr></tbody></table><p><a href="/sweets">sweets</a></p>',
    );
    select('h4');
    expect(told.marks.at(-1)).toMatchObject({ block: 'H3', table: false, link: null });
    select('td');
    expect(told.marks.at(-1)).toMatchObject({ table: true });
    select('a');
    expect(told.marks.at(-1)).toMatchObject({ table: false, link: '/sweets' });
  });

  it('leaves paragraphs of a table as they are', () => {
    const { editor, select } = open('<table><tbody><tr><td><p>One</p></td></tr></tbody></table>');
    select('td');
    editor.press(turnInto('H2'));
    expect(root.querySelector('h2')).toBeNull();
  });

  it('changes the whole link around the cursor', () => {
    const { editor } = open('<p>Ask <a href="/sweets">our shop</a> first</p>');
    const cursor = (): void =>
      editor.press((squire) => {
        const range = document.createRange();
        range.setStart(root.querySelector('a')!.firstChild!, 3);
        squire.setSelection(range);
      });
    cursor();
    editor.press(linkTo('/contact-us'));
    expect(root.innerHTML).toBe('<p>Ask <a href="/contact-us">our shop</a> first</p>');
    cursor();
    editor.press(linkTo(null));
    expect(root.textContent).toBe('Ask our shop first');
    expect(root.querySelector('a')).toBeNull();
  });

  it('tells what is to be stored, offers Undo, and what is taken back is the text that came', async () => {
    const came = '<p>We ship daily</p><p><b>Twice</b></p>';
    const { editor, told, select } = open(came);
    select('p');
    editor.press(acts.bold);
    const bold = '<p><strong>We ship daily</strong></p>\n<p><strong>Twice</strong></p>';
    await vi.waitFor(() => expect(told.texts.at(-1)).toBe(bold));
    expect(told.can.at(-1)).toEqual({ canUndo: true, canRedo: false });
    editor.press(acts.undo);
    await vi.waitFor(() => expect(told.texts.at(-1)).toBe(came));
    expect(told.can.at(-1)).toEqual({ canUndo: false, canRedo: true });
    editor.press(acts.redo);
    await vi.waitFor(() => expect(told.texts.at(-1)).toBe(bold));
  });

  it('shows another version, and not again what it told itself', async () => {
    const { editor, told, select } = open('<p>First</p>');
    select('p');
    editor.press(acts.bold);
    await vi.waitFor(() => expect(told.texts.at(-1)).toBe('<p><strong>First</strong></p>'));
    const drawn = root.firstChild;
    editor.show('<p><strong>First</strong></p>');
    // The same in the form of another writer.
    editor.show('<p><b>First</b></p>');
    expect(root.firstChild).toBe(drawn);
    editor.show('<p>Second</p>');
    expect(root.innerHTML).toBe('<p>Second</p>');
    expect(told.can.at(-1)).toEqual({ canUndo: false, canRedo: false });
  });

  it('hears of writing by keys, not of keys that only move, and of nothing once it is closed', async () => {
    const { editor, told } = open('<p>First</p>');
    const write = async (key: string, text: string): Promise<void> => {
      const before = told.marks.length;
      root.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      root.querySelector('p')!.textContent = text;
      await vi.waitFor(() => expect(told.marks.length).toBeGreaterThan(before));
    };
    await write('ArrowLeft', 'By an extension');
    expect(told.texts).toEqual([]);
    await write('a', 'By hand');
    expect(told.texts.at(-1)).toBe('<p>By hand</p>');
    editor.close();
    const heard = told.marks.length;
    root.dispatchEvent(new Event('input'));
    expect(told.marks).toHaveLength(heard);
  });

  it('breaks a line in a table, where a new paragraph would tear it', () => {
    const { select } = open('<table><tbody><tr><td>One</td></tr></tbody></table><p>Two</p>');
    const enter = (selector: string): void => {
      select(selector);
      root.dispatchEvent(
        new InputEvent('beforeinput', { inputType: 'insertParagraph', bubbles: true, cancelable: true }),
      );
    };
    enter('td');
    expect(root.querySelectorAll('table')).toHaveLength(1);
    expect(root.querySelector('td')?.querySelector('br')).not.toBeNull();
    enter('p');
    expect(root.querySelectorAll('p')).toHaveLength(2);
  });
});
