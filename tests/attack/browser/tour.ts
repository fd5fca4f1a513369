import { isRecord } from '#lib/narrow.ts';
import type { Asked, Ground, Heard } from '#tests/attack/browser/ground.ts';
import type { Filling, Marks, Way } from '#tests/attack/browser/marks.ts';
import { pngOf } from '#tests/support/png.ts';

/** Makes calls with dangerous texts, and collects what is refused. */
export class Tour {
  readonly ground: Ground;
  readonly marks: Marks;
  readonly way: Way;
  /** Calls whose plain body was refused, so that nothing was tried. */
  readonly unmade: string[] = [];
  /** Calls with a body that the tour made. */
  readonly made = new Set<string>();

  constructor(ground: Ground, marks: Marks, way: Way) {
    this.ground = ground;
    this.marks = marks;
    this.way = way;
  }

  /** Makes a call and notes a refusal. */
  async ask(call: string, asked: Asked = {}): Promise<Heard> {
    const heard = await this.ground.ask(call, asked);
    this.made.add(call);
    if (heard.status >= 400) this.unmade.push(`${call} answers ${heard.status}: ${heard.text.slice(0, 200)}`);
    return heard;
  }

  /**
   * Makes a call with a dangerous text in every field that takes one. When the server refuses fields that its contract
   * took, sends them as they were.
   * @param of who may read the texts
   */
  async fill(call: string, asked: Asked & { body: object }, more: Partial<Filling> = {}): Promise<Heard> {
    const { ground, marks, way } = this;
    const schema = ground.endpoint(call).body;
    if (!schema) throw new Error(`${call} has no body any more.`);
    const body = marks.fill(schema, asked.body, { where: call, of: 'personal', way, ...more });
    const heard = await ground.ask(call, { ...asked, body });
    if (heard.status !== 400 || !isRecord(heard.data.errors)) return this.#noted(call, heard);
    const plain: Record<string, unknown> = { ...asked.body };
    const refused = Object.keys(heard.data.errors).map((path) => path.split(/[.[]/)[0]);
    const kept = Object.fromEntries(Object.entries(body).filter(([name]) => !refused.includes(name)));
    return this.#noted(call, await ground.ask(call, { ...asked, body: { ...plain, ...kept } }));
  }

  /** Makes a call that takes a form with a picture, with a dangerous text in every field that takes one. */
  async fillForm(call: string, asked: Asked & { body: object }, more: Partial<Filling> = {}): Promise<Heard> {
    const { ground, marks, way } = this;
    const schema = ground.endpoint(call).body;
    if (!schema) throw new Error(`${call} has no body any more.`);
    const body = new FormData();
    const fields = marks.fill(schema, asked.body, { where: call, of: 'personal', way, ...more });
    for (const [name, value] of Object.entries(fields)) body.set(name, String(value));
    body.set(
      'image',
      new File([new Uint8Array(pngOf(400, 300))], `${marks.next(`${call} name of the file`, 'personal', way)}.png`, {
        type: 'image/png',
      }),
    );
    return this.#noted(call, await ground.ask(call, { ...asked, body }));
  }

  #noted(call: string, heard: Heard): Heard {
    this.made.add(call);
    if (heard.status >= 400) this.unmade.push(`${call} answers ${heard.status}: ${heard.text.slice(0, 200)}`);
    return heard;
  }
}
