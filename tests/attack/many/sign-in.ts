import { times, same, type Turn } from '#tests/attack/many/scene.ts';
import { freshMobile } from '#tests/support/order-bench.ts';

/** Moments of codes to sign in, and of a changed number. */
export const signInTurns: Turn[] = [
  {
    name: 'a code to sign in is used',
    set: async (scene) => {
      const mobile = freshMobile(6_600_000_000);
      const { userData } = await scene.must(scene.by(null, 'POST', '/api/user/register', { mobile }));
      const entry = { _id: userData._id, otp: userData.otp };
      return {
        requests: times(5, () => scene.by(null, 'POST', '/api/user/verify-otp', entry)),
        refusals: [400],
        most: 1,
        check: async () => {
          const rows = await scene.db.selectFrom('user').select('id').where('mobile', '=', mobile).execute();
          return same('accounts', rows.length, 1);
        },
      };
    },
  },
  {
    name: 'wrong codes are tried',
    set: async (scene) => {
      const mobile = freshMobile(6_600_000_000);
      const { userData } = await scene.must(scene.by(null, 'POST', '/api/user/register', { mobile }));
      const otp = userData.otp === '123456' ? '654321' : '123456';
      return {
        requests: times(4, () => scene.by(null, 'POST', '/api/user/verify-otp', { _id: userData._id, otp })),
        refusals: [400],
        most: 0,
        check: async (heard) => {
          const { attempts } = await scene.db
            .selectFrom('otp_challenge')
            .select('attempts')
            .where('mobile', '=', mobile)
            .executeTakeFirstOrThrow();
          return same('counted tries', Number(attempts), heard.filter((one) => one?.status === 400).length);
        },
      };
    },
  },
  {
    name: 'a code to one number is asked for',
    set: async (scene) => {
      const mobile = freshMobile(6_600_000_000);
      return {
        requests: times(5, () => scene.by(null, 'POST', '/api/user/register', { mobile })),
        most: 1,
      };
    },
  },
  {
    name: 'a number is changed',
    set: async (scene) => {
      const who = await scene.bench.customer();
      const mobile = freshMobile(6_700_000_000);
      const { userData, present } = await scene.must(scene.by(who, 'POST', '/api/user/change-mobile', { mobile }));
      const codes = { otp: userData.otp, otpId: userData._id, presentOtp: present?.otp, presentOtpId: present?._id };
      return {
        requests: times(4, () => scene.by(who, 'PATCH', '/api/user/update', { mobile, ...codes })),
        refusals: [400, 401],
        // Who asks when the number is theirs already is told so; a token comes with the change alone.
        check: async (heard) => {
          const rows = await scene.db.selectFrom('user').select('id').where('mobile', '=', mobile).execute();
          const changes = heard.filter((one) => one?.data['token']);
          return [...same('accounts of the number', rows.length, 1), ...same('changes', changes.length, 1)];
        },
      };
    },
  },
];
