/** Does something that saves a file and answers the file instead of saving it. */
export async function takenFile(act: () => Promise<unknown>): Promise<{ name: string; file: Blob }> {
  const create = URL.createObjectURL.bind(URL);
  const { click } = HTMLAnchorElement.prototype;
  try {
    return await new Promise((resolve, reject) => {
      let file: Blob | undefined;
      URL.createObjectURL = (object) => {
        if (object instanceof Blob) file = object;
        return create(object);
      };
      HTMLAnchorElement.prototype.click = function () {
        if (file) resolve({ name: this.download, file });
      };
      act().catch(reject);
    });
  } finally {
    URL.createObjectURL = create;
    HTMLAnchorElement.prototype.click = click;
  }
}
