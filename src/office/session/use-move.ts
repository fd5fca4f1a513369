import { useRef, useState } from 'react';
import { type ObjectSchema, string } from 'yup';
import { call, type CallResult } from '#client/api.ts';
import { useShopForm } from '#client/form.ts';
import { toast } from '#client/toast.ts';
import type { useProof } from '#office/frame/use-proof.tsx';
import { callerChecks, type FoundAccount, moveAccount, sendMoveCode } from '#domain/session/account-move.contract.ts';
import { nearMoment } from '#lib/dates.ts';
import type { AnswerOf } from '#lib/endpoint.ts';
import { normaliseMobile } from '#lib/mobile.ts';
import * as say from '#office/session/session.texts.ts';

interface Values {
  orderNumber: string;
  paid: string;
  pincode: string;
  address: string;
  mobile: string;
  otp: string;
}
type Answer = AnswerOf<typeof sendMoveCode> | AnswerOf<typeof moveAccount>;

/** Same checks as on the server; the code is optional until it was sent. */
const schema = callerChecks.shape({ otp: string().trim().default('') }) as ObjectSchema<Values>;

export interface MoveFormProps extends Pick<ReturnType<typeof useProof>, 'proven'> {
  account: FoundAccount;
  /** Called when the data of the account's number may have changed. */
  onChanged(): void;
  /** Called when the move was stored, before the form disappears. */
  onBegun(): void;
}

/** Hook with the form that moves an account: first it sends a code to the new number, then the code with the move. */
export function useMove({ account: { _id: userId }, proven, onChanged, onBegun }: MoveFormProps) {
  const [code, setCode] = useState<{ id: string; demo: string; mobile: string } | null>(null);
  const again = useRef(false);
  const { form, error, submit, busy, problem } = useShopForm<Values, Answer>({
    name: 'staff-move-account',
    draft: false,
    schema,
    defaultValues: { orderNumber: '', paid: '', pincode: '', address: '', mobile: '', otp: '' },
    send: async ({ otp, ...told }): Promise<CallResult<Answer>> => {
      const params = { userId };
      const mobile = normaliseMobile(told.mobile) ?? told.mobile;
      if (again.current || code?.mobile !== mobile) {
        const sent = await proven(() => call(sendMoveCode, { params, body: told }));
        if (!sent.ok) onChanged();
        else setCode({ id: sent.data.userData._id, demo: sent.data.userData.otp ?? '', mobile });
        if (sent.ok && again.current) toast(say.codeSentAgain, { kind: 'done' });
        return sent;
      }
      const answer = await proven(() => call(moveAccount, { params, body: { ...told, otp, otpId: code.id } }));
      if (answer.ok) onBegun();
      onChanged();
      return answer;
    },
    onDone: (answer) => {
      if ('userData' in answer) return form.setValue('otp', '');
      toast(say.moveBegun(nearMoment(answer.move.at)), { kind: 'done' });
    },
  });
  const sendAgain = async (): Promise<void> => {
    again.current = true;
    await submit();
    again.current = false;
  };
  const typed = form.watch('mobile');
  return {
    form,
    error,
    submit,
    busy,
    problem,
    /** Code on its way to the number that is typed; null when there is none. */
    code: code?.mobile === (normaliseMobile(typed) ?? typed) ? code : null,
    sendAgain,
  };
}
