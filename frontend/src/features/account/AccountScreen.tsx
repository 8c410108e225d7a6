import { type ReactNode } from 'react';
import { FormScene } from '../../ui/forms/FormScene';
import { ToastCorner } from '../../ui/toast/ToastCorner';

interface AccountScreenProps {
  brand: ReactNode;
  title: string;
  lead: ReactNode;
  /** The parent leaves for home, and gives up what led here. */
  onLeave?: () => void;
  children: ReactNode;
}

/** What all screens for visitors stand in. They have no header, so the toasts find their place here. */
export function AccountScreen(props: AccountScreenProps) {
  return (
    <>
      <FormScene {...props} />
      <ToastCorner />
    </>
  );
}
