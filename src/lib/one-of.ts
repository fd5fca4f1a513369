/** Returns the value that an address or a stored text says, where it is one of those that there are. */
export const oneOf = <Value extends string, Otherwise extends string>(
  values: readonly Value[],
  value: string | null,
  otherwise: Otherwise,
): Value | Otherwise => values.find((one) => one === value) ?? otherwise;
