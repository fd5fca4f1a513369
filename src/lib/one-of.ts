/** Returns `value` when it is one of the known values, as of a URL or a stored text; else `otherwise`. */
export const oneOf = <Value extends string, Otherwise extends string>(
  values: readonly Value[],
  value: string | null,
  otherwise: Otherwise,
): Value | Otherwise => values.find((one) => one === value) ?? otherwise;
