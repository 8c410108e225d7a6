import { type ReactNode } from 'react';
import { FormScene } from '../../ui/forms/mui/FormScene';
import { ToastCorner } from '../../ui/toast/ToastCorner';

interface AccountScreenProps {
  brand: ReactNode;
  title: string;
  /** What is shown above the title. */
  above?: ReactNode;
  lead: ReactNode;
  /** Called when the parent leaves for the home page and gives up what led here. */
  onLeave?: () => void;
  children: ReactNode;
}

/** The frame of all screens for visitors. They have no header, so the toasts appear here. */
export function AccountScreen(props: AccountScreenProps) {
  return (
    <>
      <FormScene {...props} />
      <ToastCorner />
    </>
  );
}
