import { findKnown } from '@lanternway/contracts/enquiries/staff-add';
import type { InboxRow } from '@lanternway/contracts/enquiries/staff';
import { parse } from '@lanternway/contracts/wire/parse';
import { writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useCall } from '@lanternway/desk/asking/use-call';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Leaves out invalid values: their errors are shown at their fields, and here they find nobody. */
function readable({ parentEmail, parentPhone }: { parentEmail: string; parentPhone: string }) {
  const asked = parse(findKnown.request, { email: parentEmail, phone: parentPhone });
  if (asked.kind === 'valid') return asked.value;
  return {
    email: 'email' in asked.errors ? null : parentEmail,
    phone: 'phone' in asked.errors ? null : parentPhone,
  };
}

/** Who has written before with the typed e-mail or phone. `look` asks again; a form kept in the tab is asked about at once. */
export function useKnown(typed: { parentEmail: string; parentPhone: string }) {
  const call = useCall();
  const [rows, setRows] = useState<readonly InboxRow[]>([]);
  const latest = useRef(0);
  const [first] = useState(typed);

  const look = useCallback(
    async (now: { parentEmail: string; parentPhone: string }): Promise<void> => {
      latest.current += 1;
      const turn = latest.current;
      const { email, phone } = readable(now);
      const isNobody = (email ?? '') === '' && (phone ?? '') === '';
      // If this call fails, the server still checks when the form is sent.
      const found = isNobody
        ? []
        : await call(
            writeCall(findKnown, {}, { email: email === '' ? null : email, phone: phone ?? null }),
          ).then(
            (reply) => reply.rows,
            () => [],
          );
      if (turn === latest.current) setRows(found);
    },
    [call],
  );

  useEffect(() => {
    void look(first);
  }, [look, first]);

  return { rows, look };
}
