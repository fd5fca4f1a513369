import { defaultLocale, ValidationError } from 'yup';
import * as say from '#server/http/http.texts.ts';

/** Sentences for rules without a message of their own, by yup's name of the rule. */
const sentences: Record<string, string> = {
  required: say.valueMissing,
  optionality: say.valueMissing,
  nullable: say.valueMissing,
  typeError: say.valueOfOtherKind,
  matches: say.valueMiswritten,
  oneOf: say.valueNotOffered,
  min: say.valueTooSmall,
  max: say.valueTooLarge,
};

/** yup's own messages, with placeholders for the field and the value. */
const templates = Object.values(defaultLocale)
  .flatMap((rules): unknown[] => Object.values(rules ?? {}))
  .filter((template) => typeof template === 'string');

/**
 * Returns the message of a failed validation rule: its own message, or a plain sentence instead of yup's default text.
 */
export function validationText(error: ValidationError): string {
  const { type = '', params = {}, message } = error;
  // A wrong type has no text but the checker's, unless the rule brought one; the checker's tells the value.
  const raw =
    type === 'typeError'
      ? /but the final value was|The validated value was/.test(message)
      : templates.some((template) => ValidationError.formatError(template, params) === message);
  return raw ? (sentences[type] ?? say.valueNotValid) : message;
}
