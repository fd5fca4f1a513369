import { useEffect, useState } from 'react';
import { string, type StringSchema } from 'yup';
import { SECOND } from '#lib/time.ts';
import { call } from '#client/api.ts';
import { heldFile, keepFile } from '#client/draft-files.ts';
import { useShopForm } from '#client/form.ts';
import { onRestored } from '#client/restored.ts';
import { serverMessage } from '#client/server-message.ts';
import { $user, $userId } from '#client/session.ts';
import { flash, toast } from '#client/toast.ts';
import { designQuoteForm, sendDesignQuote } from '#domain/enquiries/enquiry.contract.ts';
import * as say from '#shop/enquiries/design.texts.ts';

/** Milliseconds after sending at which the invitation list opens, where the message stays. */
const GO_ON_AFTER = SECOND;

/** Name under which texts and picture are stored until they are sent. */
const FORM = 'design';

/** The server's rules, with whole rupees; `image` holds the name of the chosen file. */
const schema = designQuoteForm.omit(['userId']).shape({
  price: (designQuoteForm.fields.price as StringSchema<string>).test(
    'whole',
    say.amountWhole,
    (value) => !value || !/[.,]/.test(value),
  ),
  image: string().required(say.fileMissing),
});

/** State of the form that sends a design; `lost` when the picture of an earlier visit is missing, `done` once it is sent. */
export function useDesignForm() {
  const [file, setFile] = useState<File | null>(null);
  const [done, setDone] = useState(false);
  const [lost, setLost] = useState(false);
  const person = $user.get();
  const form = useShopForm({
    name: FORM,
    schema,
    defaultValues: {
      name: person?.name ?? '',
      mobile: person?.mobile ?? '',
      price: '',
      category: '',
      description: '',
      image: '',
    },
    send: async ({ image: _name, ...values }) => {
      const body = new FormData();
      body.set('userId', $userId.get());
      for (const [field, value] of Object.entries(values)) body.set(field, value);
      if (file) body.set('image', file, file.name);
      const answer = await call(sendDesignQuote, { body });
      if (answer.ok) return answer;
      const message = serverMessage(answer, say.sendFailed);
      toast(message, { kind: 'problem' });
      return { ...answer, message };
    },
    done: say.sent,
    onDone: () => {
      void keepFile(FORM, null);
      setDone(true);
      // Its work is done: whoever comes back by the browser's memory begins anew.
      onRestored(() => location.reload());
      setTimeout(() => {
        flash(say.sent, { kind: 'done' });
        location.assign('/invitation');
      }, GO_ON_AFTER);
    },
  });
  const { register, getValues, setValue } = form.form;
  register('image');
  useEffect(() => {
    void heldFile(FORM).then((held) => {
      setFile(held);
      // The words of an earlier visit name a picture that this browser did not keep.
      if (held || getValues('image') === '') return;
      setValue('image', '');
      setLost(true);
    });
  }, [getValues, setValue]);
  const pick = (chosen: File): void => {
    setFile(chosen);
    void keepFile(FORM, chosen);
    setValue('image', chosen.name, { shouldValidate: true });
  };
  return { form, file, pick, lost: lost && file === null, done };
}
