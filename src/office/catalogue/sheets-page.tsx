import { useState } from 'react';
import { declarationOf, kindDeclarations } from '#office/catalogue/declarations/staff-lists.ts';
import { Gate } from '#office/frame/gate.tsx';
import { SheetPanel } from '#office/catalogue/sheet-panel.tsx';
import * as say from '#office/catalogue/sheets.texts.ts';

/**
 * Page of table export and import. The query selects the kind, such as `/back-office/sheets?kind=sweet`; sweets are the
 * default.
 */
export function SheetsPage() {
  return (
    <Gate room="/back-office/sheets" title={say.tables}>
      {() => <Sheets />}
    </Gate>
  );
}

function Sheets() {
  const [{ kind }, setKind] = useState(
    () => declarationOf(new URLSearchParams(location.search).get('kind') ?? '') ?? kindDeclarations.sweet,
  );
  const choose = (chosen: string): void => {
    history.replaceState(null, '', `?kind=${chosen}`);
    setKind(declarationOf(chosen) ?? kindDeclarations.sweet);
  };
  return (
    <>
      <label className="field staff-form">
        <span className="field-label">{say.which}</span>
        <select className="input" value={kind} onChange={({ target }) => choose(target.value)}>
          {Object.values(kindDeclarations).map(({ kind: one, many }) => (
            <option key={one} value={one}>
              {many}
            </option>
          ))}
        </select>
      </label>
      <SheetPanel key={kind} kind={kind} />
    </>
  );
}
