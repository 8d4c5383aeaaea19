export const id = 6491;
export const ids = [6491];
export const modules = {

/***/ 16491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Low: () => (/* reexport */ Low)
});

// UNUSED EXPORTS: LowSync, Memory, MemorySync

;// CONCATENATED MODULE: ../g5/node_modules/lowdb/lib/core/Low.js
function checkArgs(adapter, defaultData) {
    if (adapter === undefined)
        throw new Error('lowdb: missing adapter');
    if (defaultData === undefined)
        throw new Error('lowdb: missing default data');
}
class Low {
    adapter;
    data;
    constructor(adapter, defaultData) {
        checkArgs(adapter, defaultData);
        this.adapter = adapter;
        this.data = defaultData;
    }
    async read() {
        const data = await this.adapter.read();
        if (data)
            this.data = data;
    }
    async write() {
        if (this.data)
            await this.adapter.write(this.data);
    }
    async update(fn) {
        fn(this.data);
        await this.write();
    }
}
class LowSync {
    adapter;
    data;
    constructor(adapter, defaultData) {
        checkArgs(adapter, defaultData);
        this.adapter = adapter;
        this.data = defaultData;
    }
    read() {
        const data = this.adapter.read();
        if (data)
            this.data = data;
    }
    write() {
        if (this.data)
            this.adapter.write(this.data);
    }
    update(fn) {
        fn(this.data);
        this.write();
    }
}

;// CONCATENATED MODULE: ../g5/node_modules/lowdb/lib/index.js




/***/ })

};
