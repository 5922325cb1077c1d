// Browsers give no worker to a page that was opened from a file. The search then works in a hidden frame.
if (location.protocol === 'file:') {
  const message = (data) => new MessageEvent('message', { data: structuredClone(data) })

  window.Worker = class extends EventTarget {
    constructor(url) {
      super()
      const frame = document.createElement('iframe')
      frame.hidden = true
      document.body.append(frame)
      this.scope = frame.contentWindow
      this.scope.postMessage = (data) => this.answer(message(data))
      const script = frame.contentDocument.createElement('script')
      script.src = url
      this.ready = new Promise((resolve) => script.addEventListener('load', resolve))
      frame.contentDocument.body.append(script)
    }

    async postMessage(data) {
      await this.ready
      this.scope.dispatchEvent(message(data))
    }

    answer(event) {
      this.onmessage?.(event)
      this.dispatchEvent(event)
    }
  }
}
