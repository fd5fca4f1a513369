import { useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import type { CallResult } from '#client/api.ts';
import { readStoredJson, storageKeys, writeStored, writeStoredJson } from '#client/storage.ts';
import { toast } from '#client/toast.ts';

export interface ShopFormOptions<Values extends FieldValues, Answer> {
  /** Name of the form; its draft is kept under it. */
  name: string;
  /** The same rules that the server checks; give a function to load them with the first check. */
  schema: ObjectSchema<Values> | (() => Promise<ObjectSchema<Values>>);
  defaultValues: DefaultValues<Values>;
  /** Fields that are never written to the browser's storage: codes, files. */
  neverKept?: Path<Values>[];
  /** False when what is typed need not survive the page. */
  draft?: boolean;
  send(values: Values): Promise<CallResult<Answer>>;
  /** What the person reads when it worked. */
  done?: string | ((answer: Answer) => string);
  onDone?(answer: Answer, values: Values): void;
}

export interface ShopForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Message of a field, if any. */
  error(field: Path<Values>): string | undefined;
  submit(event?: React.BaseSyntheticEvent): Promise<void>;
  /** True from the press of the button until the answer; a second press does nothing. */
  busy: boolean;
  /** What went wrong with the last sending, in words. */
  problem: string;
}

/**
 * The one way a form is filled in and sent: checks with the server's own rules, sends once, puts messages at their
 * fields, keeps what was typed through refreshes and failures, and forgets it when it has arrived.
 */
export function useShopForm<Values extends FieldValues, Answer>(options: ShopFormOptions<Values, Answer>): ShopForm<Values> {
  const { name, schema, defaultValues, neverKept = [], draft = true, send, done, onDone } = options;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const sending = useRef(false);
  const key = storageKeys.draft(name);
  const resolver: Resolver<Values> = async (values, context, more) => {
    const [{ yupResolver }, rules] = await Promise.all([
      import('@hookform/resolvers/yup'),
      typeof schema === 'function' ? schema() : schema,
    ]);
    return yupResolver(rules as never)(values as never, context, more as never) as never;
  };
  const form = useForm<Values>({ defaultValues, resolver, mode: 'onTouched' });

  useEffect(() => {
    if (!draft) return;
    const kept = readStoredJson<Partial<Values>>(key);
    if (kept) form.reset({ ...defaultValues, ...kept } as DefaultValues<Values>, { keepDefaultValues: true });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        writeStoredJson(key, Object.fromEntries(Object.entries(values).filter(([field]) => !neverKept.includes(field as Path<Values>))));
      },
    });
    // The form's name never changes while it is on the page.
  }, [key, draft, form]);

  const submit = form.handleSubmit(async (values) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setProblem('');
    const answer = await send(values);
    sending.current = false;
    setBusy(false);
    if (answer.ok) {
      if (draft) writeStored(key, null);
      if (done !== undefined) toast(typeof done === 'string' ? done : done(answer.data), { kind: 'done' });
      onDone?.(answer.data, values);
      return;
    }
    const fields = Object.entries(answer.fields ?? {}).filter(([field]) => field in form.getValues());
    for (const [index, [field, message]] of fields.entries()) {
      form.setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
    }
    if (fields.length === 0) setProblem(answer.message);
  });

  return {
    form,
    error: (field) => form.getFieldState(field, form.formState).error?.message,
    submit,
    busy,
    problem,
  };
}
