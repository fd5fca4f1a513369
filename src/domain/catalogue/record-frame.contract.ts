/** What stands on every record of the catalogue beside its own fields; pages do not show when it was made. */
export interface RecordFrame {
  id: string;
  createdAt?: string;
  updatedAt: string;
}

/** The same on the wire: `id` repeats `_id`, because clients read either, and `orderId` is the 1-based place in a list. */
export interface WireFrame {
  _id: string;
  id?: string;
  createdAt?: string;
  updatedAt: string;
  orderId?: number;
}

/** Puts a record's frame on the wire. */
export function frameToWire<R extends RecordFrame>(record: R, place?: number): R & WireFrame {
  return { _id: record.id, ...record, ...(place === undefined ? {} : { orderId: place }) };
}

/** Takes a record's frame off the wire; what belongs to one answer, or to no page, is left out. */
export function frameFromWire<W extends WireFrame>(
  wire: W,
): Omit<W, '_id' | 'id' | 'createdAt' | 'orderId'> & { id: string } {
  const { _id, id: _same, createdAt: _made, orderId: _place, ...rest } = wire;
  return { ...rest, id: _id };
}
