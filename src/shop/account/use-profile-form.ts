import { useRef, useState } from 'react';
import { call, type CallFailure } from '#client/api.ts';
import { DEVICE_MARK } from '#client/device-mark.ts';
import { useShopForm } from '#client/form.ts';
import { onRestored } from '#client/restored.ts';
import { rememberPerson, startSession } from '#client/session-life.ts';
import { readStored, writeStored } from '#client/storage.ts';
import { flash, toast } from '#client/toast.ts';
import { profileForm } from '#domain/session/profile.contract.ts';
import { type UserWire, updateUser } from '#domain/session/session.contract.ts';
import { OTP_DIGITS } from '#domain/session/session.rules.ts';
import type { ProofShare } from '#shop/account/proof-progress.tsx';
import { type Attempt, changeCodes } from '#shop/account/sign-in-steps.ts';
import type { AnswerOf } from '#lib/endpoint.ts';
import { SECOND } from '#lib/time.ts';
import * as say from '#shop/account/profile.texts.ts';
import * as codesTexts from '#shop/account/codes.texts.ts';

const SHORT = codesTexts.codeDigits(OTP_DIGITS);
/** Milliseconds after saving at which the home page opens, where the message stays. */
const GO_HOME_AFTER = SECOND;

type Answer = Attempt | AnswerOf<typeof updateUser>;
interface Values {
  name: string;
  mobile: string;
  otp: string;
  presentOtp: string;
}

/** Returns a failed call with an error at one field, for a problem found in the browser. */
const atField = (field: keyof Values, message: string): CallFailure => ({
  ok: false,
  status: 400,
  code: message,
  message,
  fields: { [field]: message },
});

/** Returns what is sent of the form: what stands in it unchanged may be newer elsewhere, and is left out. */
function bodyOf(user: UserWire, values: Values, attempt: Attempt | null, picture: Blob | null): FormData {
  const { name, mobile, otp, presentOtp } = values;
  const data = new FormData();
  data.set('_id', user._id);
  if (name !== user.name) data.set('name', name);
  if (mobile !== user.mobile) {
    data.set('mobile', mobile);
    data.set('otp', otp);
    data.set('otpId', attempt?.id ?? '');
    data.set('presentOtp', presentOtp);
    data.set('presentOtpId', attempt?.present?.id ?? '');
    data.set('device', readStored(DEVICE_MARK) ?? '');
  }
  if (picture) data.set('profile', picture, 'profile.jpg');
  return data;
}

/**
 * State of the profile's form. A new number is asked for its codes first, and saved by the next press with them.
 * @param onWaiting called when the state of the number on the server has changed
 */
export function useProfileForm(user: UserWire, onWaiting: () => void) {
  const picture = useRef<Blob | null>(null);
  const [attempt, setAttempt] = useState<Attempt | null>(changeCodes.held);
  const [share, setShare] = useState<ProofShare>(null);
  const [done, setDone] = useState(false);
  const shop = useShopForm<Values, Answer>({
    name: 'profile',
    schema: profileForm,
    defaultValues: { name: user.name, mobile: user.mobile, otp: '', presentOtp: '' },
    neverKept: ['otp', 'presentOtp'],
    send: async (values) => {
      const { mobile, otp, presentOtp } = values;
      const changed = mobile !== user.mobile;
      if (changed && mobile === '') return atField('mobile', say.mobileRequired);
      if (changed && attempt?.mobile !== mobile) return changeCodes.ask(mobile, attempt, setShare);
      if (changed && otp.length !== OTP_DIGITS) return atField('otp', SHORT);
      if (changed && presentOtp !== '' && presentOtp.length !== OTP_DIGITS) return atField('presentOtp', SHORT);
      const answer = await call(updateUser, { body: bodyOf(user, values, attempt, picture.current) });
      if (!answer.ok && answer.code === 'mobile_exist')
        toast(say.mobileTaken, { kind: 'problem', position: 'bottom-right' });
      return answer;
    },
    finished: (answer) => !('sentAt' in answer),
    onDone: (answer) => ('sentAt' in answer ? began(answer) : saved(answer)),
  });
  const { form } = shop;
  const began = (sent: Attempt): void => {
    setAttempt(sent);
    form.setValue('otp', '');
    form.setValue('presentOtp', '');
  };
  const saved = ({ response, device, token, mobileChange }: AnswerOf<typeof updateUser>): void => {
    changeCodes.forget();
    const { _id, ...rest } = response;
    if (device) writeStored(DEVICE_MARK, device);
    if (token) startSession(token, _id);
    rememberPerson({ id: _id, ...rest });
    if (mobileChange) {
      form.reset({ name: rest.name, mobile: rest.mobile, otp: '', presentOtp: '' });
      setAttempt(null);
      picture.current = null;
      return onWaiting();
    }
    setDone(true);
    // Its work is done: whoever comes back by the browser's memory begins anew.
    onRestored(() => location.reload());
    toast(say.saved, { kind: 'done' });
    setTimeout(() => {
      flash(say.saved, { kind: 'done' });
      location.assign('/');
    }, GO_HOME_AFTER);
  };
  const sendAgain = async (): Promise<void> => {
    const answer = await changeCodes.ask(form.getValues('mobile'), attempt, setShare);
    if (answer.ok) began(answer.data);
    else toast(answer.message, { kind: 'problem' });
  };
  const typed = form.watch('mobile');
  return {
    ...shop,
    share,
    done,
    /** The codes of the number that stands in the form; null before they are asked for. */
    proving: attempt?.mobile === typed ? attempt : null,
    /** Tells whether another number stands in the form than the person signs in with. */
    isNewMobile: typed !== user.mobile,
    pickPicture: (chosen: Blob) => (picture.current = chosen),
    sendAgain: () => void sendAgain(),
  };
}
