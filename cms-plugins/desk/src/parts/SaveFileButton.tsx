import { Button, type ButtonProps } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useSaveFile, type FileAsked } from '../asking/use-save-file';

interface SaveFileButtonProps extends FileAsked {
  variant?: ButtonProps['variant'];
  /** What is in the file, for who hears the button by itself. */
  of?: string;
  children: string;
}

export function SaveFileButton({ path, fileName, variant = 'secondary', of, children }: SaveFileButtonProps) {
  const { save, isSaving } = useSaveFile({ path, fileName });
  return (
    <Button
      variant={variant}
      startIcon={<Download />}
      loading={isSaving}
      {...(of === undefined ? {} : { 'aria-label': `${children}: ${of}` })}
      onClick={() => {
        void save();
      }}
    >
      {children}
    </Button>
  );
}
