import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { AnyObjectSchema, ObjectSchema } from 'yup';
import type { CallResult } from '#client/api.ts';
import * as say from '#client/client.texts.ts';
import { keepDraft } from '#client/draft.ts';
import { bringIntoView } from '#client/in-view.ts';
import { readStoredJson, storageKeys, writeStored } from '#client/storage.ts';
import { toast } from '#client/toast.ts';

export interface ShopFormOptions<Values extends FieldValues, Answer> {
  /** Name of the form, under which its draft is kept. */
  name: string;
  /** Schema that the server checks too. */
  schema: AnyObjectSchema | ObjectSchema<Values>;
  defaultValues: DefaultValues<Values>;
  /** Fields that are never written to the browser's storage: codes and files. */
  neverKept?: Path<Values>[];
  /** False for a form without a draft. */
  draft?: boolean;
  /**
   * Called after the click and before validation, for a further question to the customer; the form is busy until it
   * resolves.
   * @throws NotYet to cancel the submission
   */
  prepare?(): Promise<void>;
  send(values: Values): Promise<CallResult<Answer>>;
  /**
   * Returns false for an answer that is only an intermediate step, so that the draft stays. Without it every answer
   * ends the form.
   */
  finished?(answer: Answer): boolean;
  /** Message shown after success. */
  done?: string | ((answer: Answer) => string);
  onDone?(answer: Answer, values: Values): void;
}

/** Cancels the submission of a form; the message tells the customer why. */
export class NotYet extends Error {}

export interface ShopForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Returns the message of a field; undefined when it has none. */
  error(field: Path<Values>): string | undefined;
  submit(event?: React.BaseSyntheticEvent): Promise<void>;
  /** True from submission until the answer; another submission does nothing. */
  busy: boolean;
  /** Message of the last failed submission; empty when there is none. */
  problem: string;
}

/** Tells whether two values of a field are equal: texts, numbers, switches, or lists with equal entries. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));

/**
 * Fills in what was typed here before, and stores what is typed from now on. Without a key nothing is stored.
 * @param key name of the draft in the browser's storage
 */
function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  key: string | null,
  { defaultValues, neverKept = [] }: Pick<ShopFormOptions<Values, never>, 'defaultValues' | 'neverKept'>,
): void {
  const restore = useEffectEvent((from: string): void => {
    const kept = readStoredJson<Partial<Values>>(from);
    if (kept) form.reset({ ...defaultValues, ...kept } as DefaultValues<Values>, { keepDefaultValues: true });
  });
  const keep = useEffectEvent((under: string, values: Values): void => {
    // What the person did not change may be newer elsewhere the next time.
    const typed = Object.entries(values).filter(
      ([field, value]) =>
        !neverKept.includes(field as Path<Values>) &&
        !isSame(value, defaultValues[field as keyof typeof defaultValues]),
    );
    keepDraft(under, typed.length > 0 ? Object.fromEntries(typed) : null);
  });
  useEffect(() => {
    if (key === null) return;
    restore(key);
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(key, values) });
  }, [key, form]);
}

/**
 * Returns a form that validates by the server's schema, prevents double submission, and shows messages at their fields.
 * Keeps a draft across reloads and failures, and removes it after success.
 */
export function useShopForm<Values extends FieldValues, Answer>(
  options: ShopFormOptions<Values, Answer>,
): ShopForm<Values> {
  const { name, schema, defaultValues, draft = true, prepare, send, finished = () => true, done, onDone } = options;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const sending = useRef(false);
  const element = useRef<HTMLElement | null>(null);
  /** Number of refusals so far whose messages are shown at fields. */
  const [refusals, setRefusals] = useState(0);
  const key = storageKeys.draft(name);
  const form = useForm<Values>({
    defaultValues,
    resolver: yupResolver(schema) as unknown as Resolver<Values>,
    mode: 'onTouched',
    shouldFocusError: false,
  });

  useDraft(form, draft ? key : null, options);

  // After drawing, because a field that was closed while sending takes no focus.
  useEffect(() => {
    if (refusals > 0 && element.current) showFirstWrong(element.current);
  }, [refusals]);

  const deliver = async (values: Values): Promise<void> => {
    setBusy(true);
    const answer = await send(values);
    if (answer.ok) {
      if (draft && finished(answer.data)) writeStored(key, null);
      if (done !== undefined) toast(typeof done === 'string' ? done : done(answer.data), { kind: 'done' });
      onDone?.(answer.data, values);
      return;
    }
    const fields = Object.entries(answer.fields ?? {}).filter(([field]) => field in form.getValues());
    for (const [field, message] of fields) form.setError(field as Path<Values>, { type: 'server', message });
    if (fields.length > 0) setRefusals((before) => before + 1);
    else setProblem(answer.message);
  };

  const submit = async (event?: React.BaseSyntheticEvent): Promise<void> => {
    event?.preventDefault();
    if (sending.current) return;
    sending.current = true;
    element.current = event?.currentTarget ?? element.current;
    setProblem('');
    let wrong = false;
    try {
      if (prepare) {
        setBusy(true);
        await prepare();
      }
      await form.handleSubmit(deliver, () => {
        wrong = true;
      })(event);
    } catch (error) {
      const known = error instanceof NotYet;
      if (!known) console.warn(`The form ${name} failed: ${String(error)}`);
      setProblem(known ? error.message : say.formFailed);
    }
    sending.current = false;
    setBusy(false);
    if (wrong) setRefusals((before) => before + 1);
  };

  return {
    form,
    error: (field) => form.getFieldState(field, form.formState).error?.message,
    submit,
    busy,
    problem,
  };
}

/**
 * Focuses the first invalid field and scrolls the field and its message into view. Opens the folded parts that contain
 * it.
 */
export function showFirstWrong(form: HTMLElement): void {
  const first = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  // What is wrong with a list as a whole stands at no control of its own.
  const list = first ? null : form.querySelector('.field-error')?.closest('.field');
  const control = first ?? list?.querySelector<HTMLElement>('input, select, textarea, button');
  if (!control) return;
  // In a folded part nobody sees it, and nothing takes the focus.
  for (let part = control.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
    part.open = true;
  const field = control.closest('.field') ?? control;
  control.focus({ preventScroll: true });
  bringIntoView(field);
  const told = control
    .getAttribute('aria-describedby')
    ?.split(' ')
    .find((id) => id.endsWith('-error'));
  const message = (told && document.getElementById(told)) || field.querySelector('.field-error');
  // A list is longer than the window: the control in it, then what is wrong with it.
  if (field instanceof HTMLFieldSetElement) bringIntoView(control);
  if (message) bringIntoView(message);
}
