import { Suspense, useEffect, useState } from 'react';
import { useCall } from '#client/use-call.ts';
import { listPathOf, namedIn } from '#office/frame/catalogue-paths.ts';
import type { KindDeclaration } from '#office/catalogue/declarations/declaration.ts';
import { declarationOf } from '#office/catalogue/declarations/staff-lists.ts';
import { useTitle } from '#office/frame/use-title.ts';
import { Way } from '#office/catalogue/way.tsx';
import { Gate } from '#office/frame/gate.tsx';
import { readStaffRecord } from '#domain/catalogue/staff-record.contract.ts';
import type { StaffMe } from '#domain/staff/staff.contract.ts';
import * as say from '#office/catalogue/record.texts.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Failure } from '#ui/failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';

// The largest part of the back office: it comes while the record does, for those who are let in.
const editor = () => import('#office/catalogue/record-editor.tsx');
const RecordEditor = lazyPart(async () => (await editor()).RecordEditor);

/** Page of one record, or of a new one for the id `new`: form, plans and history. */
export function RecordPage() {
  const [{ kind, id }] = useState(() => namedIn(location.pathname));
  const declaration = declarationOf(kind);
  const title = declaration
    ? id === 'new'
      ? say.newRecord(declaration.one)
      : say.editRecord(declaration.one)
    : say.catalogue;
  useTitle(title);
  return (
    <Gate room="/back-office/catalogue" title={title} way={<Way list={declaration} />}>
      {(me) => {
        if (!declaration) return <Nothing title={say.listMissing} path="/back-office/catalogue" />;
        return (
          <Suspense fallback={<Skeleton lines={10} />}>
            {id === 'new' ? (
              <RecordEditor declaration={declaration} me={me} loaded={null} />
            ) : (
              <KnownRecord declaration={declaration} id={id} me={me} />
            )}
          </Suspense>
        );
      }}
    </Gate>
  );
}

function KnownRecord({ declaration, id, me }: { declaration: KindDeclaration; id: string; me: StaffMe }) {
  useEffect(() => void editor().catch(() => undefined), []);
  const { loaded, reload } = useCall(readStaffRecord, { params: { kind: declaration.kind, id } });
  if (loaded.state === 'loading') return <Skeleton lines={10} />;
  if (loaded.state === 'ready') return <RecordEditor declaration={declaration} me={me} loaded={loaded.data} />;
  if (loaded.status === 404 || loaded.status === 400)
    return <Nothing title={say.recordMissing(declaration.one)} path={listPathOf(declaration.kind)} />;
  return <Failure message={loaded.message} onRetry={reload} />;
}

function Nothing({ title, path }: { title: string; path: string }) {
  return (
    <EmptyState title={title} action={{ label: say.toList, href: path }}>
      {say.recordMissingNote}
    </EmptyState>
  );
}
